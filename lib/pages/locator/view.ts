import type { BannerView, HiddenField, Link, PageShellView } from "@/lib/pages/page-shell/view";

/** What the locator page is drawn from: translated and formatted, every link with the state it must keep. */
export type LocatorView = {
  frame: PageShellView;
  title: string;
  /** Paragraphs. */
  message: string[];
  search: LocationSearchView;
  /** What went wrong with the search. */
  banner: BannerView | null;
  results: ResultsView;
};

export type LocationSearchView = {
  action: string;
  hidden: HiddenField[];
  label: string;
  value: string;
  submit: string;
  /** What can be booked: a choice where there is one. */
  services: { label: string; options: { value: string; label: string; chosen: boolean }[] } | null;
  locate: LocateView | null;
};

/** The button that asks the browser where the reader is; `href` wants `near` added. */
export type LocateView = { label: string; href: string; waiting: string; refused: string; failed: string };

export type ResultsView = {
  heading: string;
  /** Whether somebody has looked for a place. */
  searched: boolean;
  /** Other places that the address may mean. */
  otherPlaces: { label: string; links: Link[] } | null;
  /** Nothing is near: what the organisation says to that, and the nearest place all the same. */
  none: { text: string[]; button: BookLink | null; nearest: string | null } | null;
  letters: { label: string; items: (Link & { current: boolean })[] } | null;
  places: PlaceView[];
  /** Its words lead from the list to it. */
  map: (MapView & { title: string }) | null;
  /** To the list of all locations. */
  back: Link | null;
  more: Link | null;
  /** Where the next free times are told of the places that await one. */
  nextTimes: string | null;
};

export type PlaceView = {
  id: string;
  number: number;
  name: string;
  address: string | null;
  photo: string | null;
  initials: string;
  distance: string | null;
  hours: OpeningHoursView | null;
  /** The page with this place first: its own address. */
  href: string;
  /** The one that was asked for. */
  current: boolean;
  book: BookLink | null;
  /** It leads to a page here, whose next free time is told after the list stands. */
  awaitsNext: boolean;
};

/** The next free time at a place, and the way to book it; without one, that there is none soon. */
export type NextTimeView = { text: string; href: string | null };

export type OpeningHoursView = {
  label: string;
  status: { isOpen: boolean; text: string } | null;
  days: { name: string; spans: string[]; isToday: boolean }[];
};

export type BookLink = Link & {
  /** Leaves the frame that shows this page. */
  leaves: boolean;
};

/** A drawing; all positions are in its own units. */
export type MapView = {
  width: number;
  height: number;
  /** Land and borders, as another picture whose parts are drawn here. */
  land: { land: string; borders: string } | null;
  /** For orientation. */
  cities: { x: number; y: number; name: string }[];
  pins: PinView[];
  /** Where the search began, and how far it reaches. */
  origin: { x: number; y: number; reach: number | null } | null;
  scale: { length: number; label: string };
  tiles: MapTile[];
  attribution: string | null;
};

export interface PinView {
  x: number;
  y: number;
  label: string;
  wide: boolean;
  href: string;
  current: boolean;
  /** The numbers in the list of what it stands for; none for a pin of many that are not listed. */
  places: number[];
}

export type MapTile = { href: string; x: number; y: number; size: number };
