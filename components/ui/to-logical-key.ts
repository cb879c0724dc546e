const MIRRORED: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key as it is meant where lines run from the left: in Arabic and Hebrew the next day lies on the left. */
export const toLogicalKey = (key: string, dir = document.dir): string =>
  dir === "rtl" ? (MIRRORED[key] ?? key) : key;
