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
  | { outcome: "refused"; status: number; code: string; faults: RejectedField[]; seconds: number };

export type WaitingResult =
  | { outcome: "waiting" }
  | { outcome: "code"; confirmUrl: string }
  | { outcome: "refused"; code: string; faults: RejectedField[] };

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

type FreeSlot = { start: { dateTime: string } };

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
    if (nickname === "forms" || nickname === "locators") throw new Error("only booking pages are drawn so");
    this.nickname = nickname;
    this.type = second === "types" ? (handle ?? null) : null;
    this.minutes = second && /^\d+$/.test(second) ? Number(second) : null;
    this.#base = `${origin}/${encodeURIComponent(nickname)}`;
  }

  async #ask(path: string, search: Record<string, string | number | null>) {
    const given = Object.entries(search).filter(([, value]) => value !== null);
    const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${this.#base}/${path}?${asked}`, { credentials: "omit" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  async #send(path: string, wish: object, key: string) {
    const answer = await fetch(`${this.#base}/${path}`, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(wish),
    });
    return { answer, said: await answer.json().catch(() => ({})) };
  }

  getFacts = (type: string | null, lang: string): Promise<PageFacts> =>
    this.#ask("page.json", { type, lang });

  async listSlots(
    wish: SlotQuery & { from: string; to: string },
  ): Promise<{ slots: SlotStart[]; next: SlotStart | null }> {
    const found = await this.#ask("slots.json", { ...wish });
    return {
      slots: found.slots.map(toStart),
      next: found.nextAvailability ? toStart(found.nextAvailability) : null,
    };
  }

  /** Lists the days that are fully booked. */
  listFullDays = async (wish: SlotQuery & { from: string; to: string }): Promise<string[]> =>
    (await this.#ask("waiting.json", { ...wish })).days;

  async checkSeries(
    wish: SlotQuery & { start: SlotStart; every: string; times: number },
  ): Promise<{ clock: string; times: SeriesSlot[] }> {
    const { clock, times } = await this.#ask("series.json", { ...wish });
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
    const answer = await fetch(`${origin}/api/zones/${lang}.json`, { credentials: "omit", priority: "low" });
    return answer.ok ? answer.json() : [];
  }

  async getVisitorCalendarTexts(lang: string): Promise<VisitorCalendarTexts> {
    const { origin } = new URL(this.#base);
    const answer = await fetch(`${origin}/api/own-calendar/texts/${lang}`, { credentials: "omit" });
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    return answer.json();
  }

  /** Adds the visitor to the waiting list of a day; idempotent by `key`. */
  async joinWaitingList(wish: object, key: string): Promise<WaitingResult> {
    const { answer, said } = await this.#send("waiting.json", wish, key);
    if (answer.status === 202) return { outcome: "code", confirmUrl: said.confirm_url };
    if (answer.ok) return { outcome: "waiting" };
    return { outcome: "refused", code: said.code ?? "", faults: said.errors ?? [] };
  }

  /** Books the slot; idempotent by `key` for equal requests. */
  async book(wish: PageBookingRequest, key: string): Promise<BookingResult> {
    const { answer, said } = await this.#send("bookings.json", wish, key);
    if (answer.status === 202) return { outcome: "code", confirmUrl: said.confirm_url };
    if (answer.ok)
      return {
        outcome: "booked",
        confirmed: said.status === "confirmed",
        pageUrl: said.page_url,
        starts: said.meetings?.map(({ start }: { start: string }) => start) ?? [said.start],
      };
    if (said.code === "slot_taken" && said.errors?.[0]?.pointer === "/series") return { outcome: "series" };
    if (said.code === "slot_taken")
      return { outcome: "taken", nearest: ((said.nearest_slots ?? []) as FreeSlot[]).map(toStart) };
    const seconds = Number(answer.headers.get("retry-after") ?? 60);
    return {
      outcome: "refused",
      status: answer.status,
      code: said.code ?? "",
      faults: said.errors ?? [],
      seconds,
    };
  }
}
