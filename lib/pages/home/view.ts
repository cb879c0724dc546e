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
