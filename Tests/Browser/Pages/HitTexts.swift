import TestSupport

/// Texts in many scripts. Patterns are words, parts of words, and ranges that span several lines.
enum HitTexts {
    static let written: [(String, [String])] = [
        // Left to right
        (
            "By signing in you accept the Terms of Service, and the Privacy Policy.",
            ["Terms of Service", "Privacy Policy"]
        ),
        (
            "Mit der Anmeldung akzeptieren Sie die Nutzungsbedingungen und Datenschutzhinweise.",
            ["Nutzungsbedingungen", "schutz", "Sie die"]
        ),
        ("Donaudampfschifffahrtsgesellschaftskapitän", ["schifffahrt", "kapitän"]),
        ("Přijímám žluťoučké obchodní podmínky úplně všude.", ["obchodní podmínky", "žlu\u{165}", "ě"]),
        ("Я принимаю условия использования и политику конфиденциальности.", ["условия использования", "политику"]),
        ("Αποδέχομαι τους όρους χρήσης και την πολιτική απορρήτου.", ["όρους χρήσης", "πολιτική"]),
        ("Tôi đồng ý với Điều khoản dịch vụ và Chính sách.", ["Điều khoản", "\u{111}ồng ý", "Chính"]),
        ("one two three two one", ["one two", "two three", "three two one", "o"]),
        ("efficient office affluent fjord", ["ffi", "fl", "fj", "ce aff"]),
        ("New York, York, New New York", ["New York", "York", "w Y"]),
        ("tap   here    and     there", ["here", "   ", "and     t"]),
        ("  leading and trailing  ", ["  leading", "trailing  "]),
        ("a\tb\tc tabs", ["\t", "b\tc"]),
        ("first line\nsecond line\n\nfourth", ["line\nsecond", "\n\nf", "first"]),
        ("first\r\nsecond\r\n\r\nfourth", ["first\r\ns", "\r\n\r\n", "fourth"]),
        ("a-b-c hy\u{AD}phen\u{AD}ation co\u{AD}operation", ["phen", "co\u{AD}o", "b-c"]),
        ("zero\u{200B}width\u{200B}space wo\u{2060}rd", ["width", "o\u{200B}w", "wo\u{2060}r"]),
        ("no\u{A0}break\u{A0}space and a\u{2003}wide one", ["break\u{A0}space", "\u{2003}wide"]),
        ("https://example.org/a/very/long/path?with=query&and#fragment", ["example.org", "very/long", "&and"]),
        ("<b>not bold</b> &amp; \"quoted\" 'text'", ["<b>", "&amp;", "\"quoted\"", "'"]),
        // Marks, joiners, flags
        ("Cafe\u{301} cre\u{300}me bru\u{302}le\u{301}e na\u{308}ve", ["Caf\u{E9}", "br\u{FB}l", "\u{E4}"]),
        (
            "Z\u{335}\u{321}a\u{334}\u{322}l\u{336}\u{31B}g\u{335}\u{316}o\u{334}\u{310} text",
            ["a\u{334}\u{322}l\u{336}\u{31B}", "text"]
        ),
        ("x\u{304}\u{302} + y\u{307}\u{323} = z\u{301}", ["x\u{304}\u{302}", "y\u{323}\u{307} ="]),
        ("Family 👨‍👩‍👧‍👦 and friends 👩🏽‍🚀🧑🏿‍🤝‍🧑🏻 at home 🏡", ["👨‍👩‍👧‍👦", "🧑🏿‍🤝‍🧑🏻 at", "friends 👩🏽‍🚀"]),
        ("Flags 🇩🇪🇫🇷🇮🇹🇪🇸🇬🇧 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏳️‍🌈 more", ["🇫🇷", "🇮🇹🇪🇸", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈 m"]),
        ("👍👍🏻👍🏼👍🏽👍🏾👍🏿 thumbs", ["👍🏽", "👍", "👍🏿 th"]),
        ("1️⃣2️⃣3️⃣ ©️ ™️ ❤️ ❤ ☎︎ ☎️ keys", ["2️⃣3️⃣", "❤", "☎️ k"]),
        ("😀😃😄😁😆😅🤣😂🙂🙃😉😊😇", ["😄😁", "🤣", "😉😊😇"]),
        ("𝒜𝓁𝓅𝒽𝒶 𝔅𝔢𝔱𝔞 𝟙𝟚𝟛 😀 𐍈𐌰", ["𝓅𝒽", "𝔢𝔱𝔞 𝟙", "𐌰"]),
        // East and South-East Asia
        ("利用規約とプライバシーポリシーに同意します。", ["利用規約", "プライバシーポリシー"]),
        ("我同意服务条款和隐私政策，并愿意继续。", ["服务条款", "隐私政策，并"]),
        ("이용 약관 및 개인정보 처리방침에 동의합니다.", ["이용 약관", "개인정보 처리방침"]),
        ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 한글 자모", ["한글", "글 자"]),
        ("か\u{3099}き\u{3099}く ガギグ パピプ", ["がぎ", "ギグ パ"]),
        ("ฉันยอมรับข้อกำหนดการให้บริการและนโยบายความเป็นส่วนตัว", ["ข้อกำหนด", "นโยบาย"]),
        ("ကျွန်ုပ်သည် ဝန်ဆောင်မှု စည်းမျဉ်းများကို သဘောတူပါသည်", ["ဝန်ဆောင်မှု", "စည်း"]),
        ("ខ្ញុំយល់ព្រមតាមលក្ខខណ្ឌនៃសេវាកម្ម", ["លក្ខខណ្ឌ", "សេវា"]),
        // Indic conjuncts
        ("मैं सेवा की शर्तें और गोपनीयता नीति स्वीकार करता हूँ।", ["शर्तें", "गोपनीयता नीति", "स्वी"]),
        ("नमस्ते क्षत्रिय ज्ञान विद्यार्थी", ["स्ते", "क्ष", "द्यार्थी"]),
        ("আমি পরিষেবার শর্তাবলী এবং গোপনীয়তা নীতি মেনে নিচ্ছি।", ["শর্তাবলী", "নীতি মেনে"]),
        ("சேவை விதிமுறைகளையும் தனியுரிமைக் கொள்கையையும் ஏற்கிறேன்.", ["விதிமுறை", "கொள்கை"]),
        ("సేవా నిబంధనలు మరియు గోప్యతా విధానం అంగీకరిస్తున్నాను", ["నిబంధనలు", "గోప్యతా"]),
        ("ഞാൻ സേവന നിബന്ധനകളും സ്വകാര്യതാ നയവും അംഗീകരിക്കുന്നു", ["നിബന്ധന", "സ്വകാര്യ"]),
        // Right to left
        ("أوافق على شروط الخدمة وسياسة الخصوصية وكل ما يتبع ذلك.", ["شروط الخدمة", "سياسة الخصوصية"]),
        ("السلام عليكم ورحمة الله وبركاته", ["سلا", "لله", "بركات"]),
        ("اَلْعَرَبِيَّةُ لُغَةٌ جَمِيلَةٌ جِدًّا", ["لُغَةٌ", "جَمِي"]),
        ("لا إله إلا الله لأن الأمل لآلئ", ["لا", "لآ", "أمل ل"]),
        ("من شرایط خدمات و سیاست حفظ حریم خصوصی را می‌پذیرم.", ["شرایط خدمات", "می‌پذ", "حریم خصوصی"]),
        ("میں سروس کی شرائط اور رازداری کی پالیسی سے متفق ہوں", ["شرائط", "پالیسی سے"]),
        ("אני מסכים לתנאי השירות ולמדיניות הפרטיות של האתר.", ["תנאי השירות", "מדיניות הפרטיות"]),
        ("שָׁלוֹם עֲלֵיכֶם מַלְאֲכֵי הַשָּׁרֵת", ["שָׁלוֹם", "מַלְאֲכֵי הַשָּׁ"]),
        ("ܐܢܐ ܡܫܠܡ ܐܢܐ ܠܫܪ̈ܛܐ", ["ܡܫܠܡ", "ܐܢܐ ܠ"]),
        // Both directions
        ("The word שלום עולם means hello world in Hebrew.", ["שלום", "עולם means", "Hebrew"]),
        ("קוראים לזה iPhone 15 Pro Max וזה עולה 5,499 ש״ח.", ["iPhone 15", "Max וזה", "5,499"]),
        ("رقم الهاتف 555-0123 أو البريد user@example.org من فضلك", ["555-0123", "user@example.org", "البريد u"]),
        ("English then العربية then עברית then English again", ["then العربية", "עברית then", "n E"]),
        ("(قوسين) [מרובעים] {curly} (نص) end", ["(قوسين)", "[מרובעים] {", ") end"]),
        ("שלום (hello) 123 456 مرحبا 789", ["(hello)", "123 456", "789"]),
        (
            "a\u{200F}b\u{200E}c \u{202B}עברית abc\u{202C} end \u{2067}טקסט\u{2069} x",
            ["עברית abc", "b\u{200E}c", "טקסט"]
        ),
        ("مرحبا 👨‍👩‍👧 بالعائلة 🇸🇦 اليوم ❤️", ["👨‍👩‍👧 بال", "🇸🇦", "اليوم ❤️"]),
        ("100% of מאה אחוז = 100٪ من الكل", ["100%", "אחוז = 1", "الكل"]),
    ]

    private static let words = [
        "terms", "of", "service", "a", "go", "Privacy", "naïve", "e\u{301}te\u{301}", "office", "Straße", "год",
        "условия",
        "שלום", "עולם", "תנאי", "مرحبا", "شروط", "الخدمة", "لا", "لغة", "利用規約", "同意", "한글", "동의", "नमस्ते", "क्षत्रिय",
        "শর্ত", "ข้อกำหนด", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "😀😀", "12:30", "5,499", "(x)", "[א]", "a\u{200D}b", "\r\n", "\n", "  ", "—",
    ]

    /// Returns a text of words in several scripts, and patterns. The patterns are ranges of the text and may overlap.
    static func mixed(using generator: inout SplitMix64) -> (String, [String]) {
        var text = ""
        for _ in 0..<Int.random(in: 4...12, using: &generator) {
            text += words.randomElement(using: &generator) ?? ""
            if Int.random(in: 0..<5, using: &generator) > 0 { text += " " }
        }
        let characters = Array(text)
        let patterns = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            let start = Int.random(in: 0..<characters.count, using: &generator)
            let end = min(characters.count, start + Int.random(in: 1...12, using: &generator))
            return String(characters[start..<end])
        }
        return (text, patterns)
    }
}
