import VitrineConformance
import VitrineSupport

/// All parts of one site, checked to be complete and without duplicates.
struct SiteParts: Sendable {
    let all: [SitePart]
    /// The costs of the pages of all parts.
    let costs: PageCosts

    /// Opens parts.
    /// - Parameters:
    ///   - names: the folders of the parts.
    ///   - inputs: the inputs of this run.
    /// - Throws: ``SiteProblems`` if the folders cannot be merged. The headers are checked first, then the other files,
    ///   then the pages; only the problems that the first failing step finds are reported.
    init(_ names: [String], of pass: SitePass, inputs: PartInputs) throws(SiteProblems) {
        let headers = try Self.headers(names, inputs)
        var parts: [SitePart] = []
        var texts = SharedTexts()
        var costs = PageCosts()
        var problems: [SiteProblem] = []
        for (name, header) in headers.sorted(by: { $0.header.shard.number < $1.header.shard.number }) {
            do throws(SiteProblem) {
                var part = try SitePart(name, header: header, of: pass, texts: &texts)
                part.moveCosts(to: &costs)
                parts.append(part)
            } catch {
                problems.append(error)
            }
        }
        if problems.isEmpty { problems = Self.problems(of: parts, pass.site) }
        if !problems.isEmpty { throw SiteProblems(problems) }
        all = parts
        self.costs = costs
    }

    /// Reads the headers and checks that they belong to all parts of one site.
    private static func headers(
        _ names: [String], _ inputs: PartInputs
    ) throws(SiteProblems) -> [(name: String, header: PartHeader)] {
        var headers: [(name: String, header: PartHeader)] = []
        var problems: [SiteProblem] = []
        var count = PartCount()
        for name in names {
            do throws(SiteProblem) {
                let header = try SitePart.header(of: name)
                func refuse(_ mistake: PartMistake) { problems.append(SiteProblem(file: name, .part(mistake))) }
                let first = headers.first
                headers.append((name, header))
                if let kind = inputs.difference(from: header.inputs) {
                    refuse(.foreign(kind.difference))
                } else if let mistake = count.add(header.shard, name) {
                    refuse(.count(mistake))
                } else if let first, first.header.costs != header.costs {
                    refuse(.otherCosts(first: first.name))
                }
            } catch {
                problems.append(error)
            }
        }
        let missing = count.missing
        if problems.isEmpty, !missing.numbers.isEmpty {
            problems.append(SiteProblem(.part(.missing(missing.numbers, of: missing.count))))
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
        return headers
    }

    /// The problems with missing, duplicate and unknown pages, and with parts whose pages show other data.
    private static func problems(of parts: [SitePart], _ site: PreparedSite) -> [SiteProblem] {
        var problems: [SiteProblem] = []
        let jobs = site.jobs(.first)
        let expected = jobs.map { site.path(of: $0) }
        var owners: [String: Int] = [:]
        for path in expected { owners[path] = -1 }
        for (number, part) in parts.enumerated() {
            for record in part.results.records {
                guard let owner = owners[record.path] else {
                    problems.append(SiteProblem(file: part.name, .part(.unknownPage(record.path))))
                    break
                }
                if owner >= 0 {
                    problems.append(
                        SiteProblem(file: part.name, .part(.pageTwice(record.path, first: parts[owner].name))))
                    break
                }
                owners[record.path] = number
            }
        }
        let missing = expected.filter { owners[$0] == -1 }
        if problems.isEmpty, let first = missing.first {
            problems.append(SiteProblem(.part(.missingPage(first, others: missing.count - 1))))
        }
        guard problems.isEmpty else { return problems }
        var own: [[PageJob]] = Array(repeating: [], count: parts.count)
        for (job, path) in zip(jobs, expected) {
            if let owner = owners[path], own.indices.contains(owner) { own[owner].append(job) }
        }
        var values = PartValues(site.plan)
        for (part, jobs) in zip(parts, own) where values.digest(of: jobs) != part.header.values {
            problems.append(SiteProblem(file: part.name, .part(.foreign(PartInputs.Kind.data.difference))))
        }
        return problems
    }
}
