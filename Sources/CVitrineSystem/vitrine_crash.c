#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "vitrine_system.h"
#include <signal.h>
#include <string.h>
#include <unistd.h>

int vitrine_crash_is_watched = 0;

enum { fields = 4, longest = 240 };

static _Thread_local struct {
    char text[fields][longest];
    size_t length[fields];
    int line;
    int has_stack;
} note;

// Endless recursion uses up the stack, so the handler needs its own.
static _Thread_local char other_stack[64 * 1024];

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction before[sizeof crashes / sizeof *crashes];

void vitrine_crash_note(int field, const uint8_t *text, size_t length) {
    if (field < 0 || field >= fields) return;
    if (length > longest) length = longest;
    note.length[field] = 0;
    if (length > 0) memcpy(note.text[field], text, length);
    note.length[field] = length;
    if (!note.has_stack) {
        note.has_stack = 1;
        stack_t old;
        stack_t mine = {.ss_sp = other_stack, .ss_size = sizeof other_stack};
        if (sigaltstack(NULL, &old) == 0 && (old.ss_flags & SS_DISABLE)) sigaltstack(&mine, NULL);
    }
}

void vitrine_crash_line(int line) { note.line = line; }

// This calls only async-signal-safe functions: it allocates no memory and takes no locks.
static void say(const char *text, size_t length) {
    while (length > 0) {
        ssize_t written = write(STDERR_FILENO, text, length);
        if (written <= 0) return;
        text += written;
        length -= (size_t)written;
    }
}

static void words(const char *text) { say(text, strlen(text)); }

static void field(int number) {
    // A control character could control the terminal.
    for (size_t index = 0; index < note.length[number]; index++) {
        char *byte = &note.text[number][index];
        if ((unsigned char)*byte < 0x20 || *byte == 0x7F) *byte = '?';
    }
    say(note.text[number], note.length[number]);
}

static void number(int value) {
    char digits[12];
    size_t start = sizeof digits;
    do {
        digits[--start] = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0 && start > 0);
    say(digits + start, sizeof digits - start);
}

static void crashed(int signal_number, siginfo_t *info, void *context) {
    (void)context;
    if (note.length[0] > 0) {
        words("\n");
        if (note.length[3] > 0) {
            field(3);
            if (note.line > 0) { words(":"); number(note.line); }
            words(": ");
        }
        words("error: ");
        if (note.length[1] > 0) {
            field(1);
            if (note.length[2] > 0) { words(" ("); field(2); words(")"); }
            words(" crashed");
        } else {
            words("the program crashed");
        }
        words(" while the page ");
        field(0);
        words(" was rendered; nothing was written. To see each page before it is rendered, use --jobs 1 --trace\n");
        note.length[0] = 0;
    }
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++)
        if (crashes[index] == signal_number) sigaction(signal_number, &before[index], NULL);
    // A fault happens again when this function returns; a signal that was sent by a process must be raised again.
    if (info->si_code <= 0) raise(signal_number);
}

void vitrine_crash_watch(void) {
    if (vitrine_crash_is_watched) return;
    vitrine_crash_is_watched = 1;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++)
        sigaction(crashes[index], &action, &before[index]);
}
