import { escapeMarkup } from "@/lib/core/text/escape-markup";
import { getTextDirection, type Language } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { PollResults } from "./build-poll-results";

const WIDTH = 800;
const PAD = 32;
const HEAD = 96;
const ROW = 56;
const BAR = 12;
const RADIUS = 6;
const LABEL_SIZE = 17;

/** Renders the results as a self-contained bar chart on white, for mails and slides. */
export function renderResultsSvg(
  { title, zone, options }: PollResults,
  lang: Language,
  t: Translate,
): string {
  const height = HEAD + options.length * ROW + PAD;
  const isRtl = getTextDirection(lang) === "rtl";
  const [near, far] = isRtl ? [WIDTH - PAD, PAD] : [PAD, WIDTH - PAD];
  const barWidth = WIDTH - 2 * PAD;
  const renderText = (x: number, y: number, anchor: "start" | "end", text: string, rest = "") =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" ${rest}>${escapeMarkup(text)}</text>`;
  const bar = (y: number, part: number, rest: string) => {
    const width = Math.round(barWidth * part);
    return `<rect x="${isRtl ? WIDTH - PAD - width : PAD}" y="${y}" width="${width}" height="${BAR}" rx="${RADIUS}" ${rest}/>`;
  };
  const rows = options.map(({ label, yes, ifNeedBe, total, best }, index) => {
    const y = HEAD + index * ROW;
    const count = t("eventPage.poll.count", { count: yes, total });
    const ifNeedBeText = ifNeedBe > 0 ? ` ${t("eventPage.poll.ifNeedBeCount", { count: ifNeedBe })}` : "";
    const weight = best ? 'font-weight="700"' : "";
    return [
      renderText(near, y + LABEL_SIZE, "start", label, weight),
      renderText(far, y + LABEL_SIZE, "end", `${count}${ifNeedBeText}`, `fill="#57534e" ${weight}`),
      bar(y + 28, 1, 'fill="#e7e5e4"'),
      bar(y + 28, (yes + ifNeedBe) / (total || 1), 'fill="#86c79b"'),
      bar(y + 28, yes / (total || 1), 'fill="#1f7a3f"'),
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`,
    ` font-family="Inter, system-ui, sans-serif" font-size="${LABEL_SIZE}" fill="#1c1917" direction="${isRtl ? "rtl" : "ltr"}" lang="${lang}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    renderText(near, 46, "start", truncateLabel(title), 'font-size="25" font-weight="700"'),
    zone === null ? "" : renderText(near, 72, "start", zone, 'font-size="15" fill="#57534e"'),
    ...rows,
    "</svg>",
  ].join("");
}

const MAX_TITLE = 52;

const truncateLabel = (text: string): string =>
  text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE - 1).trimEnd()}…` : text;
