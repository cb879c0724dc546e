import { z } from "zod";
import { linkBody, linkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { Schemas } from "../api";

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
export const makeLinkFormSchema = ({ lastDay: stored }: LinkForm) =>
  z.object({
    label,
    uses,
    duration,
    prefill: linkPrefill.pick({ name: true, email: true }),
    isLocked: z.boolean(),
    lastDay: z.string().refine((day) => day === "" || day === stored || toDayEnd(day).getTime() > Date.now()),
  });

export const NEW_LINK: LinkForm = {
  label: "",
  uses: 1,
  duration: null,
  lastDay: "",
  prefill: {},
  isLocked: false,
};

export const toLinkBody = ({ lastDay, isLocked, ...form }: LinkForm) => ({
  ...form,
  expires_at: toExpiry(lastDay),
  locks: isLocked ? SHOWN_FIELDS.filter((name) => form.prefill[name]) : [],
});

export function toLinkForm({ label, uses, duration, expires_at, prefill, locks }: Schemas["Link"]): LinkForm {
  const { name, email } = prefill;
  return {
    label,
    uses,
    duration,
    lastDay: expires_at === null ? "" : toLastDay(expires_at),
    prefill: { ...(name && { name }), ...(email && { email }) },
    isLocked: SHOWN_FIELDS.some((field) => locks.includes(field)),
  };
}

/** Builds the update: fields that the form does not have stay, and so does the hour of an unchanged expiry day. */
export function toLinkUpdate(form: LinkForm, stored: Schemas["Link"]): Schemas["LinkUpdate"] {
  const { expires_at, locks, ...settings } = toLinkBody(form);
  const { name: _, email: __, ...others } = stored.prefill;
  const isSameDay = form.lastDay === toLinkForm(stored).lastDay;
  return {
    ...settings,
    prefill: { ...others, ...form.prefill },
    locks: [...stored.locks.filter((field) => field !== "name" && field !== "email"), ...locks],
    ...(!isSameDay && { expires_at }),
  };
}

const toExpiry = (lastDay: string): string | null =>
  lastDay === "" ? null : toDayEnd(lastDay).toISOString();

/** Midnight after the day, in the reader's zone. */
const toDayEnd = (day: string) => new Date(`${day}T24:00`);

/** Returns the last bookable day in the reader's zone. */
function toLastDay(expiry: string): string {
  const last = new Date(Date.parse(expiry) - 1);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${last.getFullYear()}-${twoDigits(last.getMonth() + 1)}-${twoDigits(last.getDate())}`;
}
