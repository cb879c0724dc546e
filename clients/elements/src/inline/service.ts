import type { PageBookingBody, PageFacts } from "@/lib/domain/agents/schema";
import type { FrameWish } from "../frame/frame-address";

export type { PageFacts };

/** One of the page's times: its start as the service writes it, in the visitor's zone. */
export type Slot = string;

export interface Fault {
  pointer: string;
  code: string;
}

export type Answered =
  | { outcome: "booked"; confirmed: boolean; pageUrl: string; start: string }
  | { outcome: "code"; confirmUrl: string }
  | { outcome: "taken"; nearest: Slot[] }
  | { outcome: "refused"; status: number; code: string; faults: Fault[]; seconds: number };

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

  async #ask(path: string, search: Record<string, string | null>) {
    const given = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== null);
    const answer = await fetch(`${this.#base}/${path}?${new URLSearchParams(given)}`, {
      credentials: "omit",
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  readFacts = (type: string | null, lang: string): Promise<PageFacts> =>
    this.#ask("page.json", { type, lang });

  async listSlots(wish: {
    type: string | null;
    duration: number;
    timezone: string;
    from: string;
    to: string;
  }): Promise<{ slots: Slot[]; next: Slot | null }> {
    const found = await this.#ask("slots.json", { ...wish, duration: String(wish.duration) });
    return {
      slots: found.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime),
      next: found.nextAvailability?.start.dateTime ?? null,
    };
  }

  /** The same `key` with the same wish books once. */
  async book(wish: Wanted, key: string): Promise<Answered> {
    const answer = await fetch(`${this.#base}/bookings.json`, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(wish),
    });
    const said = await answer.json().catch(() => ({}));
    if (answer.status === 202) return { outcome: "code", confirmUrl: said.confirm_url };
    if (answer.ok)
      return {
        outcome: "booked",
        confirmed: said.status === "confirmed",
        pageUrl: said.page_url,
        start: said.start,
      };
    if (said.code === "slot_taken") {
      const nearest = (said.nearest_slots ?? []) as { start: { dateTime: string } }[];
      return { outcome: "taken", nearest: nearest.map(({ start }) => start.dateTime) };
    }
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
