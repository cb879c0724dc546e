/** Edges in pixels from the top left corner of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The margin around the toasts. */
export const TOAST_MARGIN_PX = 16;

/** The least distance to a control. */
const GAP_PX = 4;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right + GAP_PX &&
  other.left - GAP_PX < one.right &&
  one.top < other.bottom + GAP_PX &&
  other.top - GAP_PX < one.bottom;

export const isCovering = (toasts: Box, controls: readonly Box[]): boolean =>
  controls.some((control) => overlaps(toasts, control));

/** Finds the lowest place in the window where toasts cover no control, preferably at its end; null if there is none. */
export function findToastPlace(
  toasts: Size,
  controls: readonly Box[],
  screen: Size,
  rtl: boolean,
): Box | null {
  const start = TOAST_MARGIN_PX;
  const end = screen.width - toasts.width - TOAST_MARGIN_PX;
  const lefts = rtl ? [start, (start + end) / 2, end] : [end, (start + end) / 2, start];
  const bottoms = [screen.height - TOAST_MARGIN_PX, ...controls.map(({ top }) => top - GAP_PX)]
    .filter((bottom) => bottom <= screen.height - TOAST_MARGIN_PX && bottom - toasts.height >= GAP_PX)
    .toSorted((one, other) => other - one);
  for (const bottom of bottoms)
    for (const left of lefts) {
      const place = { left, right: left + toasts.width, top: bottom - toasts.height, bottom };
      if (!isCovering(place, controls)) return place;
    }
  return null;
}
