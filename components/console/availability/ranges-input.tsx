"use client";
import type { TimeRange } from "../resources/edited-availability";
import { RangeInput } from "./range-input";

interface Props {
  /** The accessible name of the day. */
  name: string;
  slots: readonly TimeRange[];
  findError: (index: number) => string | null;
  onChange: (slots: TimeRange[]) => void;
}

/** The ranges of one day. */
export const RangesInput = ({ name, slots, findError, onChange }: Props) =>
  slots.map((slot, index) => (
    <RangeInput
      // biome-ignore lint/suspicious/noArrayIndexKey: times have no other name than their place
      key={index}
      name={name}
      range={slot}
      error={findError(index)}
      onChange={(range) => onChange(slots.map((other, at) => (at === index ? range : other)))}
      onRemove={() => onChange(slots.filter((_, at) => at !== index))}
    />
  ));
