import type { BannerView, HiddenField, Link, PageShellView } from "@/lib/pages/page-shell/view";

/** The view of the locator page, translated and formatted; each link has the state it must keep. */
export type LocatorView = {
  shell: PageShellView;
  title: string;
  /** Paragraphs. */
  message: string[];
  search: LocationSearchView;
  /** The error of the search. */
  banner: BannerView | null;
  results: ResultsView;
};

export type LocationSearchView = {
  action: string;
  hidden: HiddenField[];
  label: string;
  value: string;
  suggestions: { label: string; source: string };
  submit: string;
  /** The choice of a service; null without a choice. */
  services: { label: string; options: { value: string; label: string; chosen: boolean }[] } | null;
  locate: LocateView | null;
};

/** Suggestions for a search text; `status` is their number in words. */
export type SuggestionsView = {
  status: string;
  places: { label: string; detail: string | null; href: string }[];
};

/** The button that asks the browser for the reader's position, added to `href` as `near`. */
export type LocateView = { label: string; href: string; waiting: string; refused: string; failed: string };

export type ResultsView = {
  heading: string;
  /** True if the visitor has searched for a place. */
  searched: boolean;
  /** Other places with the same name. */
  otherPlaces: { label: string; links: Link[] } | null;
  /** Shown if no location is near: the organisation's text, and the nearest one all the same. */
  none: { text: string[]; button: BookLink | null; nearest: string | null } | null;
  letters: { label: string; items: (Link & { current: boolean })[] } | null;
  places: PlaceView[];
  map: MapView | null;
  /** The choice between list and map on a phone; null for few places, whose map is below the list. */
  views: { label: string; list: string; map: string } | null;
  /** A link to the list of all locations. */
  back: Link | null;
  more: Link | null;
  /** The address of the next free times for places with `awaitsNext`. */
  nextTimes: string | null;
};

export type PlaceView = {
  id: string;
  number: number;
  name: string;
  address: string | null;
  photo: string | null;
  distance: string | null;
  hours: OpeningHoursView | null;
  /** The address of the page with this place first. */
  href: string;
  /** The selected place. */
  current: boolean;
  book: BookLink | null;
  /** The place has a booking page here; its next free time loads after the list. */
  hasNextTime: boolean;
};

/** The next free time at a place with its booking link; null if there is none soon. */
export type NextTimeView = { text: string; href: string | null };

export type OpeningHoursView = {
  label: string;
  status: { isOpen: boolean; text: string } | null;
  days: { name: string; spans: string[]; isToday: boolean }[];
};

export type BookLink = Link & {
  /** The link leaves the frame that shows this page. */
  leaves: boolean;
};

/** The map as a drawing; positions are in its own units. */
export type MapView = {
  width: number;
  height: number;
  /** Land and borders, as parts of another picture. */
  land: { land: string; borders: string } | null;
  /** City names for orientation. */
  cities: { x: number; y: number; name: string }[];
  pins: PinView[];
  /** The origin of the search and its radius. */
  origin: { x: number; y: number; reach: number | null } | null;
  scale: { length: number; label: string };
  tiles: MapTile[];
  attribution: string | null;
};

export interface PinView {
  x: number;
  y: number;
  label: string;
  /** The label counts places that lie too close together; else it is a place's number in the list. */
  isGroup: boolean;
  href: string;
  current: boolean;
  /** The list numbers of the pin's places; empty for a pin of unlisted places. */
  places: number[];
}

export type MapTile = { href: string; x: number; y: number; size: number };
