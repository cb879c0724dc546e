import type { z } from "zod";
import { outwardFetch, readAnswerText, readBytes, toRefusal } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import type { SignInService } from "./sign-in-service";
import { renewTokens, type Tokens } from "./tokens";
import { tryParseJson } from "./try-parse-json";

interface Question {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Statuses besides success that whoever asks knows what to do with. */
  expected?: readonly number[];
}

interface ApiAnswer {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What is longer has to be read apart. */
const MAX_BYTES_READ_HERE = 1024 * 1024;

/**
 * Asks a provider's API with the account's token, a new one where it has ended or is refused; what is refused with a new
 * one as well is a refusal of access.
 */
export async function askApi(
  service: SignInService | null,
  access: Access<Tokens>,
  { url, method = "GET", headers, body, expected = [] }: Question,
): Promise<ApiAnswer> {
  if (!service) throw new ProviderRefusal("busy", "Calendars of this source are not set up here");
  const renew = async () => {
    const ask = (stale: Tokens) => renewTokens(service, stale, access.signal);
    if (access.renew) {
      access.credentials = await access.renew(access.credentials, ask);
      return;
    }
    const renewed = await ask(access.credentials);
    access.credentials = renewed;
    await access.keep(renewed);
  };
  const send = () =>
    outwardFetch(url, {
      method,
      headers: {
        authorization: `Bearer ${access.credentials.access}`,
        accept: "application/json",
        "user-agent": "Bookpage",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: access.signal,
    });
  const ended = access.credentials.expires <= Date.now();
  if (ended) await renew();
  let response = await send();
  if (response.status === 401 && !ended) {
    await readAnswerText(response);
    await renew();
    response = await send();
  }
  const answer = { status: response.status, bytes: await readBytes(response) };
  if (response.ok || expected.includes(response.status)) return answer;
  const refusal = toRefusal(response);
  if (response.status === 403 && service.isBusy(readJson(answer)))
    throw new ProviderRefusal(
      "busy",
      "The server says that there were too many requests",
      refusal.retryAfter,
      false,
      429,
    );
  throw refusal;
}

/** What an answer holds, in the shape that the API promises. */
export function readAnswer<Shape extends z.ZodType>(shape: Shape, answer: ApiAnswer): z.output<Shape> {
  const read = shape.safeParse(readJson(answer));
  if (!read.success) throw notAsPromised();
  return read.data;
}

export const notAsPromised = () =>
  new ProviderRefusal("busy", "The server's answer is not as its API promises", null, false, 200);

const readJson = ({ bytes }: ApiAnswer): unknown =>
  bytes.byteLength > MAX_BYTES_READ_HERE ? undefined : tryParseJson(new TextDecoder().decode(bytes));
