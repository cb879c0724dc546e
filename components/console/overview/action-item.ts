/** Something to do, in words, and the screen where it is done. */
export interface ActionItem {
  href: string;
  text: string;
  /** Something does not work any more; else it is not done yet. */
  broken: boolean;
}
