import type { FrameView } from "@/lib/pages/frame/view";

type Link = { href: string; label: string };

/** The start page. */
export type HomeView = {
  frame: FrameView;
  title: string;
  text: string;
  /** The first link is the main one. */
  links: Link[];
  points: { title: string; text: string }[];
};

/** The start page of an organisation under its own domain. */
export type SiteView = {
  frame: FrameView;
  title: string;
  text: string;
  /** Without a heading where there is but one group. */
  groups: {
    title: string | null;
    pages: { href: string; name: string; photo: string | null; initials: string }[];
  }[];
};
