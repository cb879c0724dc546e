/** A colour by lightness (0–1), chroma (0 is grey) and hue (radians): equal steps look equal (Ottosson, OKLab). */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

/** Parses `#rrggbb` into linear light, 0–1 a channel. */
export function parseLinearRgb(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

const toByte = (light: number): string => {
  const part = light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(part, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");
};

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseLinearRgb(hex);
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
}

const GAMUT_SLACK = 0.0005;
const HALVINGS = 16;

/** Converts to `#rrggbb`. A colour outside of sRGB loses chroma until it fits; its lightness and hue stay. */
export function toRgbHex(colour: Oklch): string {
  const isInGamut = (chroma: number) =>
    toLinearRgb({ ...colour, chroma }).every((part) => part >= -GAMUT_SLACK && part <= 1 + GAMUT_SLACK);
  let [shown, beyond] = isInGamut(colour.chroma) ? [colour.chroma, colour.chroma] : [0, colour.chroma];
  for (let round = 0; round < HALVINGS && shown < beyond; round++) {
    const middle = (shown + beyond) / 2;
    if (isInGamut(middle)) shown = middle;
    else beyond = middle;
  }
  return `#${toLinearRgb({ ...colour, chroma: shown })
    .map(toByte)
    .join("")}`;
}
