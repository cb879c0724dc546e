import type { PageBookingBody, PageFacts } from "@/lib/domain/bookings/agents/schema";
import type { OwnCalendarTexts } from "@/lib/pages/own-calendar/view";
import type { FrameWish } from "../frame/frame-address";

export type { PageFacts };

/** One of the page's times: its start as the service writes it, in the visitor's zone. */
export type Slot = string;

export interface Fault {
  pointer: string;
  code: string;
}

export type Answered =
  | { outcome: "booked"; confirmed: boolean; pageUrl: string; starts: string[] }
  | { outcome: "code"; confirmUrl: string }
  | { outcome: "taken"; nearest: Slot[] }
  /** The first time is free, others of the series are not. */
  | { outcome: "series" }
  | { outcome: "refused"; status: number; code: string; faults: Fault[]; seconds: number };

export type Waited =
  | { outcome: "waiting" }
  | { outcome: "code"; confirmUrl: string }
  | { outcome: "refused"; code: string; faults: Fault[] };

/** One of the dates of a series. */
export interface SeriesTime {
  index: number;
  start: Slot;
  isFree: boolean;
  nearest: Slot[];
}

/** What the times are asked for: `type` and `host` are null where nothing is chosen. */
export interface Wish {
  type: string | null;
  host: string | null;
  duration: number;
  timezone: string;
}

export interface ZoneGroup {
  label: string;
  zones: { value: string; label: string }[];
}

type FreeSlot = { start: { dateTime: string } };

const toStart = ({ start }: FreeSlot): Slot => start.dateTime;

export type Wanted = Omit<PageBookingBody, "guests"> & { guests?: string[] };

/** The keyless addresses beside a page (`/jane/slots.json`). No cookie is sent. */
export class Service {
  readonly #base: string;
  readonly nickname: string;
  /** Of the address: the handle of a type, or the minutes. */
  readonly type: string | null;
  readonly minutes: number | null;

  constructor({ origin, page }: FrameWish) {
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

  readFacts = (type: string | null, lang: string): Promise<PageFacts> =>
    this.#ask("page.json", { type, lang });

  async listSlots(wish: Wish & { from: string; to: string }): Promise<{ slots: Slot[]; next: Slot | null }> {
    const found = await this.#ask("slots.json", { ...wish });
    return {
      slots: found.slots.map(toStart),
      next: found.nextAvailability ? toStart(found.nextAvailability) : null,
    };
  }

  /** The days that are booked out. */
  listFullDays = async (wish: Wish & { from: string; to: string }): Promise<string[]> =>
    (await this.#ask("waiting.json", { ...wish })).days;

  async checkSeries(
    wish: Wish & { start: Slot; every: string; times: number },
  ): Promise<{ clock: string; times: SeriesTime[] }> {
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

  /** By continents, in the words of the language. */
  async listZones(lang: string): Promise<ZoneGroup[]> {
    const { origin } = new URL(this.#base);
    const answer = await fetch(`${origin}/api/zones/${lang}.json`, { credentials: "omit", priority: "low" });
    return answer.ok ? answer.json() : [];
  }

  async readOwnCalendarTexts(lang: string): Promise<OwnCalendarTexts> {
    const { origin } = new URL(this.#base);
    const answer = await fetch(`${origin}/api/own-calendar/texts/${lang}`, { credentials: "omit" });
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    return answer.json();
  }

  /** Waits for a day that is booked out; the same `key` waits once. */
  async wait(wish: object, key: string): Promise<Waited> {
    const { answer, said } = await this.#send("waiting.json", wish, key);
    if (answer.status === 202) return { outcome: "code", confirmUrl: said.confirm_url };
    if (answer.ok) return { outcome: "waiting" };
    return { outcome: "refused", code: said.code ?? "", faults: said.errors ?? [] };
  }

  /** The same `key` with the same wish books once. */
  async book(wish: Wanted, key: string): Promise<Answered> {
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
