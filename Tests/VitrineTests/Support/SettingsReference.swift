import VitrineConformance
import VitrineSnapshots
import VitrineSupport

@testable import VitrineSite

/// `Documentation/settings.md`, generated from the tables with which `vitrine.yml` is read.
enum SettingsReference {
    private static let site = SiteConfiguration.rows

    static var text: String {
        let top = site.filter { !$0.key.contains(".") }
        let parts = [
            """
            # Settings

            This page lists every key of `vitrine.yml`, for people who set up a gallery. The file is optional and is in the site's folder, next to
            `data/`, `templates/` and `assets/`. An unknown key or a wrong value is an error (status 64) that names the line and, for a
            misspelled key, the one that was probably meant.

            ```yaml
            title: Harbor
            description: The components of a boat rental company.
            language: en
            locales: [de]
            timeZone: Europe/Berlin
            now: 2026-06-01T12:00:00Z
            ```

            ## All keys

            """,
            table(top),
            """
            An option of a command overrides the setting: `build --theme paper`, `build --locale de`. Only `--ignore` and \
            `--rules` are added to `check.ignore` and `check.rules`.

            ## Source: where the source code of stories is

            ```yaml
            source:
              folder: ..
              link: https://example.org/shop/blob/main/{file}#L{line}
            ```

            """,
            table(site.filter { $0.key.hasPrefix("source.") }),
            """
            ## Policy: the content security policy

            ```yaml
            policy:
              scripts: true
              connect-src: https://api.example
            ```

            `policy: none` leaves the policy out, and a string is the policy of all pages: `policy: "default-src 'self'"`. [Themes](themes.md#content-security-policy)
            explains the policy that each page gets by default.

            """,
            table(site.filter { $0.key.hasPrefix("policy.") }),
            """
            ## Budget: how large the site may be

            ```yaml
            budget:
              page: 100 kB
              story: 20 kB
              styles: 50 kB
              site: 50 MB
              time: 60 s
            ```

            Units of size are `B`, `kB`, `MB` and `GB`, each 1,000 times the one before. The unit of time is `s`.

            """,
            table(site.filter { $0.key.hasPrefix("budget.") }),
            """
            ## Check: how pages are checked

            `vitrine check` reads this key as well, from the `vitrine.yml` of the folder where it runs or from `--config FILE`.

            ```yaml
            check:
              strict: true
              ignore:
                - orphan-page:drafts/**
            ```

            """,
            table(CheckSettings.rows),
            """
            ## Snapshots: what is kept

            ```yaml
            snapshots:
              exclude: ["todo-row/home-*"]
              pages: [index.html]
              redact:
                - name: date
                  select: //time/@datetime
            ```

            """,
            table(SnapshotSettings.rows),
            """
            An entry of `redact` has these keys:

            """,
            table(SnapshotSettings.redactionRows),
            """
            ## Other files

            | file | what it says |
            |---|---|
            | `theme.yml` in a theme | its name and which theme it [extends](themes.md#extend-a-theme) |
            | `moved.yml` | [former addresses](stories.md#permanent-addresses) |
            | a file named by `check.rules` | [rules of your own](checking.md#rules-of-your-own) |

            This page is generated from the tables that `vitrine.yml` is read with: `make documents` writes it, and a test fails if it is out of date.

            """,
        ]
        return parts.joined(separator: "\n")
    }

    private static func table(_ rows: [SettingRow]) -> String {
        "| key | value | default | what it does |\n|---|---|---|---|\n"
            + rows.map { "| `\($0.key)` | \($0.kind) | \($0.otherwise) | \($0.sentence) |\n" }.joined()
    }

    /// A `vitrine.yml` with the defaults of the top-level keys and of the keys under `check` and `snapshots`. Keys
    /// without a default are left out.
    static var defaults: String {
        func lines(_ rows: [SettingRow], _ indent: String) -> String {
            rows.compactMap { row in row.standard.map { "\(indent)\(row.name): \($0)\n" } }.joined()
        }
        let nested = ["check", "snapshots"]
        return lines(site.filter { !$0.key.contains(".") && !nested.contains($0.key) }, "")
            + "check:\n" + lines(CheckSettings.rows, "  ") + "snapshots:\n" + lines(SnapshotSettings.rows, "  ")
    }
}
