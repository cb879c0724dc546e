"use client";
import { useQuery } from "@tanstack/react-query";
import { ResultsMap } from "@/components/locators/results-map";
import { buildMapView, PORTRAIT_SIZE } from "@/lib/pages/locator/map/build-map-view";
import { useMe } from "../me";
import { useText } from "../texts";
import { useWidth } from "../ui/use-width";
import { toPoint } from "./location";
import { buildMapLocationsQuery } from "./location-queries";

/** Narrower maps, as on phones, are in portrait format. */
const WIDE_MAP_PX = 600;

const pickSize = (width: number) =>
  width < WIDE_MAP_PX
    ? PORTRAIT_SIZE
    : { width, height: Math.round(Math.min(440, Math.max(360, width * 0.4))) };

interface Props {
  locator: string;
  onOpen: (id: string) => void;
}

/** The map of the locations, which makes wrong coordinates visible. The table has the same data for screen readers. */
export default function LocationMap({ locator, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildMapLocationsQuery(locator));
  const { ref, width } = useWidth<HTMLElement>();
  const locations = query.data?.value ?? [];
  const map = buildMapView({
    places: locations.map((location, index) => {
      const [latitude, longitude] = toPoint(location);
      return { number: index + 1, href: `#${location._id}`, latitude, longitude };
    }),
    origin: null,
    within: null,
    unit: "kilometre",
    formatScale: (value, unit) =>
      new Intl.NumberFormat(me.locale, {
        style: "unit",
        unit: unit === "metre" ? "meter" : unit === "kilometre" ? "kilometer" : unit,
      }).format(value),
    tiles: null,
    size: pickSize(width ?? 0),
  });
  const open = (event: React.MouseEvent) => {
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    if (!href) return;
    event.preventDefault();
    onOpen(href.slice(1));
  };
  return (
    <section ref={ref} aria-label={t("locators.map")} hidden={query.isSuccess && !map}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drawing for the eye; the table has the same links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div onClick={open}>{map && width !== null ? <ResultsMap map={map} /> : null}</div>
      {query.data?.next ? (
        <p className="mt-1 text-xs text-muted">{t("locators.mapMost", { count: locations.length })}</p>
      ) : null}
    </section>
  );
}
