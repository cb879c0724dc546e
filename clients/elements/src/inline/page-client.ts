import type { PageBookingBody, PageFacts } from "@/lib/domain/bookings/agents/schema";
import type { VisitorCalendarTexts } from "@/lib/pages/visitor-calendar/view";
import type { FrameOptions } from "../frame/frame-url";

export type { PageFacts };

/** The start of a slot as the service writes it, in the visitor's zone. */
export type SlotStart = string;

export interface RejectedField {
  pointer: string;
  code: string;
}

export type BookingResult =
  | { outcome: "booked"; confirmed: boolean; pageUrl: string; starts: string[] }
  | { outcome: "code"; confirmUrl: string }
  | { outcome: "taken"; nearest: SlotStart[] }
  /** The first date is free, later dates of the series are not. */
  | { outcome: "series" }
  | { outcome: "refused"; status: number; code: string; errors: RejectedField[]; seconds: number };

export type WaitingResult =
  | { outcome: "waiting" }
  | { outcome: "code"; confirmUrl: string }
  | { outcome: "refused"; code: string; errors: RejectedField[] };

/** One date of a series. */
export interface SeriesSlot {
  index: number;
  start: SlotStart;
  isFree: boolean;
  nearest: SlotStart[];
}

/** The query for slots: `type` and `host` are null if the visitor has chosen none. */
export interface SlotQuery {
  type: string | null;
  host: string | null;
  duration: number;
  timezone: string;
}

export interface ZoneOptionGroup {
  label: string;
  zones: { value: string; label: string }[];
}

type FreeSlot = { start: { dateTime: string }; suits?: boolean };

const toStart = ({ start }: FreeSlot): SlotStart => start.dateTime;

export type PageBookingRequest = Omit<PageBookingBody, "guests"> & { guests?: string[] };

/** The client of the public addresses of a page (`/jane/slots.json`), which need no key. It sends no cookies. */
export class PageClient {
  readonly #base: string;
  readonly nickname: string;
  /** The type in the address: a handle or a number of minutes. */
  readonly type: string | null;
  readonly minutes: number | null;

  constructor({ origin, page }: FrameOptions) {
    const [nickname = "", second, handle] = page.replace(/^\/+|\/+$/g, "").split("/");
    if (/^(forms|locators)$/.test(nickname)) throw new Error("no booking page");
    this.nickname = nickname;
    this.type = second === "types" ? (handle ?? null) : null;
    this.minutes = second && /^\d+$/.test(second) ? Number(second) : null;
    this.#base = `${origin}/${encodeURIComponent(nickname)}`;
  }

  async #ask(path: string, search: Record<string, string | number | null>) {
    const entries = Object.entries(search).filter(([, value]) => value !== null);
    const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${this.#base}/${path}?${query}`, { credentials: "omit" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  }

  async #send(path: string, request: object, key: string) {
    const response = await fetch(`${this.#base}/${path}`, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(request),
    });
    return { response, body: await response.json().catch(() => ({})) };
  }

  getFacts = (type: string | null, lang: string): Promise<PageFacts> =>
    this.#ask("page.json", { type, lang });

  async listSlots(
    request: SlotQuery & { from: string; to: string },
  ): Promise<{ slots: SlotStart[]; suiting: SlotStart[]; next: SlotStart | null }> {
    const found = await this.#ask("slots.json", { ...request });
    return {
      slots: found.slots.map(toStart),
      suiting: found.slots.filter((slot: FreeSlot) => slot.suits).map(toStart),
      next: found.nextAvailability ? toStart(found.nextAvailability) : null,
    };
  }

  /** Lists the days that are fully booked. */
  listFullDays = async (request: SlotQuery & { from: string; to: string }): Promise<string[]> =>
    (await this.#ask("waiting.json", { ...request })).days;

  async checkSeries(
    request: SlotQuery & { start: SlotStart; every: string; times: number },
  ): Promise<{ clock: string; times: SeriesSlot[] }> {
    const { clock, times } = await this.#ask("series.json", { ...request });
    return {
      clock,
      times: times.map((time: FreeSlot & { index: number; free: boolean; nearest_slots: FreeSlot[] }) => ({
        index: time.index,
        start: toStart(time),
        isFree: time.free,
        nearest: time.nearest_slots.map(toStart),
      })),
    };
  }

  /** Lists the time zones by continent, named in the given language. */
  async listZones(lang: string): Promise<ZoneOptionGroup[]> {
    const { origin } = new URL(this.#base);
    const response = await fetch(`${origin}/api/zones/${lang}.json`, {
      credentials: "omit",
      priority: "low",
    });
    return response.ok ? response.json() : [];
  }

  async getVisitorCalendarTexts(lang: string): Promise<VisitorCalendarTexts> {
    const { origin } = new URL(this.#base);
    const response = await fetch(`${origin}/api/visitor-calendar/texts/${lang}`, { credentials: "omit" });
    if (!response.ok) throw new Error(`texts: ${response.status}`);
    return response.json();
  }

  /** Adds the visitor to the waiting list of a day; idempotent by `key`. */
  async joinWaitingList(request: object, key: string): Promise<WaitingResult> {
    const { response, body } = await this.#send("waiting.json", request, key);
    if (response.status === 202) return { outcome: "code", confirmUrl: body.confirm_url };
    if (response.ok) return { outcome: "waiting" };
    return { outcome: "refused", code: body.code ?? "", errors: body.errors ?? [] };
  }

  /** Books the slot; idempotent by `key` for equal requests. */
  async book(request: PageBookingRequest, key: string): Promise<BookingResult> {
    const { response, body } = await this.#send("bookings.json", request, key);
    if (response.status === 202) return { outcome: "code", confirmUrl: body.confirm_url };
    if (response.ok)
      return {
        outcome: "booked",
        confirmed: body.status === "confirmed",
        pageUrl: body.page_url,
        starts: body.meetings?.map(({ start }: { start: string }) => start) ?? [body.start],
      };
    if (body.code === "slot_taken" && body.errors?.[0]?.pointer === "/series") return { outcome: "series" };
    if (body.code === "slot_taken")
      return { outcome: "taken", nearest: ((body.nearest_slots ?? []) as FreeSlot[]).map(toStart) };
    const seconds = Number(response.headers.get("retry-after") ?? 60);
    return {
      outcome: "refused",
      status: response.status,
      code: body.code ?? "",
      errors: body.errors ?? [],
      seconds,
    };
  }
}
