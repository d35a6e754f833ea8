/// A matrix of three rows, for conversions between color spaces.
struct ColorMatrix: Sendable {
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, third: SIMD3<Double>) { rows = (first, second, third) }

    static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
    }

    var inverse: ColorMatrix {
        func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(
                left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
                left.x * right.y - left.y * right.x)
        }
        let columns = (cross(rows.1, rows.2), cross(rows.2, rows.0), cross(rows.0, rows.1))
        let determinant = (rows.0 * columns.0).sum()
        func row(_ index: Int) -> SIMD3<Double> {
            SIMD3(columns.0[index], columns.1[index], columns.2[index]) / determinant
        }
        return ColorMatrix(row(0), row(1), third: row(2))
    }
}

/// The matrices of CSS Color 4, section 17.
extension ColorMatrix {
    static let srgb = ColorMatrix(
        SIMD3(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
        SIMD3(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
        third: SIMD3(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270))
    static let displayP3 = ColorMatrix(
        SIMD3(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
        SIMD3(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
        third: SIMD3(0, 32229.0 / 714400, 5_220_557.0 / 5_000_800))
    static let a98 = ColorMatrix(
        SIMD3(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
        SIMD3(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
        third: SIMD3(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835))
    static let proPhoto = ColorMatrix(
        SIMD3(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
        SIMD3(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
        third: SIMD3(0, 0, 0.82510460251046020))
    static let rec2020 = ColorMatrix(
        SIMD3(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
        SIMD3(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
        third: SIMD3(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))
    /// The matrix from white point D65 to D50.
    static let toD50 = ColorMatrix(
        SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
        SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
        third: SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))
    static let toLMS = ColorMatrix(
        SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        third: SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
    static let toOklab = ColorMatrix(
        SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        third: SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

    static let srgbInverse = srgb.inverse
    static let displayP3Inverse = displayP3.inverse
    static let a98Inverse = a98.inverse
    static let proPhotoInverse = proPhoto.inverse
    static let rec2020Inverse = rec2020.inverse
    static let toD65 = toD50.inverse
    static let fromLMS = toLMS.inverse
    static let fromOklab = toOklab.inverse
}
