import type { BannerView, FrameView, HiddenField, Link } from "@/lib/pages/frame/view";

/** What the locator page is drawn from: translated and formatted, every link with the state it must keep. */
export type LocatorView = {
  frame: FrameView;
  title: string;
  /** Paragraphs. */
  message: string[];
  search: SearchView;
  /** What went wrong with the search. */
  banner: BannerView | null;
  results: ResultsView;
};

export type SearchView = {
  action: string;
  hidden: HiddenField[];
  label: string;
  value: string;
  submit: string;
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
  map: MapView | null;
  /** To the list of all locations. */
  back: Link | null;
  more: Link | null;
};

export type PlaceView = {
  id: string;
  number: number;
  name: string;
  address: string | null;
  photo: string | null;
  initials: string;
  distance: string | null;
  book: BookLink | null;
};

export type BookLink = Link & {
  /** Leaves the frame that shows this page. */
  leaves: boolean;
};

/** A drawing; all positions are in its own units. */
export type MapView = {
  width: number;
  height: number;
  /** Meridians and parallels. */
  grid: { meridians: GridLine[]; parallels: GridLine[] };
  pins: PinView[];
  /** Where the search began, and how far it reaches. */
  origin: { x: number; y: number; reach: number | null } | null;
  scale: { length: number; label: string };
  tiles: MapTile[];
  attribution: string | null;
};

/** `at` is the place on the other axis. */
export type GridLine = { at: number; label: string };

export type PinView = { x: number; y: number; label: string; wide: boolean; href: string };

export type MapTile = { href: string; x: number; y: number; size: number };
