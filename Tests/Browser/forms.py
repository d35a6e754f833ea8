"""Types values into real fields and compares the browser's verdict with Swift's.

fixtures/forms/page.html has a form for each set of rules, and two with radio buttons. verdicts.txt has a line for each
value: rule, Swift's verdict and code points. The Swift tests check that both are up to date. Each value except
dates is inserted with an editing command, and some of them are also entered as an input method does it. Then the
field's validity, its color and the visibility of the button must match the verdict. In the second part, scripts are
disabled and screenshots are compared instead.
"""

import collections
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent / "fixtures" / "forms"
# A date field has parts and cannot be typed into, so its value is set. A value that is not a date becomes empty, and
# the field is then invalid.
SET = {"date"}
RED = "rgba(255, 0, 0, 0.3)"


def cases():
    for line in (FOLDER / "verdicts.txt").read_text(encoding="utf-8").splitlines():
        rule, verdict, *codes = line.split(" ")
        yield rule, verdict == "valid", "".join(chr(int(code, 16)) for code in codes)


# Every KEYBOARD-th value is also entered through the browser's keyboard. The editing command of the page, with which
# all values except dates are inserted, takes a hundredth of the time.
KEYBOARD = 25
STATE = """rule => {
    const form = document.getElementById(rule), field = form.querySelector('input'), button = form.querySelector('button');
    return [field.checkValidity(), getComputedStyle(field).backgroundColor === '%s', button.offsetHeight > 0, field.value];
}""" % RED
INSERT = """([values, set]) => {
    const state = %s;
    return values.map(([rule, value]) => {
        const field = document.querySelector(`#${rule} input`);
        field.value = set.includes(rule) ? value : '';
        field.focus();
        if (!set.includes(rule)) document.execCommand('insertText', false, value);
        return state(rule);
    });
}""" % STATE


def verdicts(page):
    """Returns the number of values by rule, and the values for which the browser differs from Swift: validity, color
    while the field has the focus, and whether the button is visible."""
    counts, wrong = collections.Counter(), []
    every = list(cases())
    states = page.evaluate(INSERT, [[(rule, value) for rule, _, value in every], sorted(SET)])

    def compare(rule, expected, value, state):
        valid, red, shown, held = state
        if (valid, red, shown) != (expected, not expected, expected):
            wrong.append((rule, [f"{ord(letter):x}" for letter in value], held, expected, valid, red, shown))

    for (rule, expected, value), state in zip(every, states):
        counts[rule] += 1
        compare(rule, expected, value, state)
    for rule, expected, value in [case for case in every if case[0] not in SET][::KEYBOARD]:
        page.locator(f"#{rule} input").evaluate("field => { field.value = ''; field.focus(); }")
        page.keyboard.insert_text(value)
        compare(rule, expected, value, page.evaluate(STATE, rule))
    return counts, wrong


def failed(*expectations):
    """Returns the messages of the expectations that do not hold."""
    return [message for holds, message in expectations if not holds]


def untouched(page):
    """Checks that nothing is red and no button is visible before a field has had the focus. Afterwards, an invalid
    field that was left must be red, and so must the empty one that has the focus."""
    red = "fields => fields.filter(field => getComputedStyle(field).backgroundColor === '%s').length" % RED
    shown = "all => all.filter(one => one.offsetHeight > 0).length"
    before = page.eval_on_selector_all("input", red), page.eval_on_selector_all("button", shown)
    page.locator("#username input").focus()
    page.keyboard.insert_text("ann")
    page.keyboard.press("Tab")
    return failed(
        (before == (0, 0), "red fields and buttons before anybody was there: %d, %d" % before),
        (page.eval_on_selector("#username input", "field => field.matches(':user-invalid')"), "left, and not :user-invalid"),
        (page.eval_on_selector_all("input", red) == 2, "not red: the field that was left, or the one that has the focus"))


def choices(page):
    """Checks when the error message of a group of radio buttons is visible. Swift's result is in the page; the browser
    adds its own when the group has the focus or the form cannot be sent."""
    error, radio = page.locator("#choice .field-error"), page.locator("#choice input").first
    found = [("while Swift says nothing", error.is_visible(), False)]
    found.append(("while Swift says invalid", page.locator("#taken .field-error").is_visible(), True))
    page.locator("#taken input").first.focus()
    page.keyboard.press("Shift+Tab")
    found.append(("with the focus", error.is_visible(), True))
    page.keyboard.press("Tab")
    found.append(("without the focus", error.is_visible(), False))
    radio.hover()
    page.mouse.down()
    found.append(("while one is being clicked", error.is_visible(), False))
    page.mouse.up()
    found.append(("after one was clicked", error.is_visible(), False))
    page.eval_on_selector("#choice", "form => { form.reset(); form.requestSubmit(); document.activeElement.blur(); }")
    found.append(("after an attempt to send", error.is_visible(), True))
    radio.click()
    found.append(("after a choice", error.is_visible(), False))
    page.locator("#taken input").last.click()
    found.append(("after a choice, although Swift said invalid", page.locator("#taken .field-error").is_visible(), False))
    return failed(*(
        (visible == expected, "radio buttons, %s: error %s" % (moment, visible)) for moment, visible, expected in found))


def corrected(page):
    """Checks that a field that Swift found invalid is red and has an error message until the user corrects it."""
    form = page.locator("#username")
    field, error = form.locator("input"), form.locator(".field-error")
    page.reload()
    field.evaluate("field => { field.setAttribute('aria-invalid', 'true'); field.value = 'ann'; }")
    red = "field => getComputedStyle(field).backgroundColor === '%s'" % RED
    seen = [(field.evaluate(red), error.is_visible())]
    for key, text in (("Backspace", ""), ("End", "ny")):
        field.focus()
        page.keyboard.press(key)
        page.keyboard.insert_text(text)
        page.keyboard.press("Tab")
        seen.append((field.evaluate(red), error.is_visible()))
    wanted = [(True, True), (True, True), (False, False)]
    return failed((seen == wanted, "red and with an error: untouched, changed, corrected: %s" % seen))


def without_scripts(browser):
    """Checks with screenshots that, without scripts, the colors of a field and the visibility of its button depend on
    the value, too."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 500, "height": 900})
    page = context.new_page()
    page.goto((FOLDER / "page.html").as_uri())
    form, field = page.locator("#username"), page.locator("#username input")
    button, error = page.locator("#username button"), page.locator("#username .field-error")
    empty = form.bounding_box()["height"]
    field.click()
    page.keyboard.insert_text("ann")
    short, first = field.screenshot(), (button.is_visible(), error.is_visible())
    page.keyboard.insert_text("a")
    right, second = field.screenshot(), (button.is_visible(), error.is_visible())
    height = form.bounding_box()["height"]
    context.close()
    return failed(
        (first == (False, True), "without scripts, too short: button %s, error %s" % first),
        (second == (True, False), "without scripts, long enough: button %s, error %s" % second),
        (height > empty, "without scripts, the button takes room while it is hidden"),
        (short != right, "without scripts, the field has one color"))


def check(browser, folder):
    """Runs all checks on the fixtures; `folder` is not used."""
    page = browser.new_page()
    page.goto((FOLDER / "page.html").as_uri())
    failures = untouched(page) + choices(page)
    counts, wrong = verdicts(page)
    failures += corrected(page)
    page.close()
    failures += without_scripts(browser)
    for rule, codes, held, expected, valid, red, shown in wrong:
        said = "valid %s, red %s, button %s" % (valid, red, shown)
        failures.append("%s, %s (%r): Swift says %s, the browser %s" % (rule, " ".join(codes), held, expected, said))
    summary = ", ".join("%d values of %s" % (count, rule) for rule, count in counts.items())
    return "%d verdicts as Swift's (%s)" % (sum(counts.values()) - len(wrong), summary), failures
