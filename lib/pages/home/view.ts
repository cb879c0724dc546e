import type { FrameView } from "@/lib/pages/frame/view";

type Link = { href: string; label: string };

/** The start page. */
export type HomeView = {
  frame: FrameView;
  title: string;
  text: string;
  /** The first one is the one to take. */
  links: Link[];
  points: { title: string; text: string }[];
};
