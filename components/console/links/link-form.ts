import { z } from "zod";
import { linkBody, linkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { Schemas } from "../api";
import { findDayEnd, isDayAhead } from "../day-bounds";
import type { Me } from "../me";
import { toDateInZone } from "../to-date-in-zone";

type Reader = Pick<Me, "timezone">;

/** The settings of a link that the console edits. */
export interface LinkForm {
  label: string;
  uses: number | null;
  duration: number | null;
  /** The last day on which the link books, in the reader's zone; empty if it does not expire. */
  lastDay: string;
  prefill: { name?: string; email?: string };
  isLocked: boolean;
}

const SHOWN_FIELDS = ["name", "email"] as const;

const { label, uses, duration } = linkBody.shape;

/** Requires a future day, or the stored one. */
export const makeLinkFormSchema = ({ timezone }: Reader, { lastDay: stored }: LinkForm) =>
  z.object({
    label,
    uses,
    duration,
    prefill: linkPrefill.pick({ name: true, email: true }),
    isLocked: z.boolean(),
    lastDay: z.string().refine((day) => day === "" || day === stored || isDayAhead(timezone, day)),
  });

export const NEW_LINK: LinkForm = {
  label: "",
  uses: 1,
  duration: null,
  lastDay: "",
  prefill: {},
  isLocked: false,
};

export const toLinkBody = ({ timezone }: Reader, { lastDay, isLocked, ...form }: LinkForm) => ({
  ...form,
  expires_at: findDayEnd(timezone, lastDay)?.toISOString() ?? null,
  locks: isLocked ? SHOWN_FIELDS.filter((name) => form.prefill[name]) : [],
});

export function toLinkForm(reader: Reader, link: Schemas["Link"]): LinkForm {
  const { label, uses, duration, expires_at, prefill, locks } = link;
  const { name, email } = prefill;
  return {
    label,
    uses,
    duration,
    lastDay: expires_at === null ? "" : toLastDay(reader, expires_at),
    prefill: { ...(name && { name }), ...(email && { email }) },
    isLocked: SHOWN_FIELDS.some((field) => locks.includes(field)),
  };
}

/** Builds the update: fields that the form does not have stay, and so does the hour of an unchanged expiry day. */
export function toLinkUpdate(reader: Reader, form: LinkForm, stored: Schemas["Link"]): Schemas["LinkUpdate"] {
  const { expires_at, locks, ...settings } = toLinkBody(reader, form);
  const { name: _, email: __, ...others } = stored.prefill;
  const isSameDay = form.lastDay === toLinkForm(reader, stored).lastDay;
  return {
    ...settings,
    prefill: { ...others, ...form.prefill },
    locks: [...stored.locks.filter((field) => field !== "name" && field !== "email"), ...locks],
    ...(!isSameDay && { expires_at }),
  };
}

/** Returns the last bookable day. */
const toLastDay = ({ timezone }: Reader, expiry: string): string =>
  toDateInZone(timezone, Date.parse(expiry) - 1);
