import localFont from "next/font/local";

/** The Latin subset, preloaded; `app/globals.css` has a fallback with the same metrics. */
const latin = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
  variable: "--font-bricolage",
  weight: "200 800",
  display: "swap",
  adjustFontFallback: false, // next/font would add a fallback to Arial alone, which few phones and no Linux have
});

/** The extended Latin subset for Polish, Turkish and some names, loaded on demand. Other scripts use system fonts. */
const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2",
  variable: "--font-bricolage-ext",
  weight: "200 800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
    },
  ],
});

export const fontClass = `${latin.variable} ${latinExtended.variable}`;
