/** A task, and the screen that solves it. */
export interface ActionItem {
  href: string;
  text: string;
  /** True for a failure; false for a pending step. */
  broken: boolean;
}
