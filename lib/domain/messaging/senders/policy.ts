import { HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { PrivateAddressError } from "@/lib/platform/egress/private-address-error";
import type { DkimStatus, SenderStep } from "./options";

/** Consecutive failures after which the installation sends. */
const FAILURES_UNTIL_FALLBACK = 5;
/** Attempts of a mail by the organisation's own server; the installation makes the others. */
const OWN_ATTEMPTS = 3;
/** Time between attempts by a failing server. */
export const RETRY_MINUTES = 15;

/**
 * `recipient`: this address is wrong, and would be for any server. `mail`: the server refuses this mail, but perhaps
 * no other. `server`: it refuses all mails until somebody changes settings. `temporary`: anything else.
 */
export type SenderFailureKind = "recipient" | "mail" | "server" | "temporary";

export interface SenderFailure {
  kind: SenderFailureKind;
  step: SenderStep;
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Status codes of addresses that do not exist or take no mail (RFC 3463, 3.2 and 3.3). */
const RECIPIENT_STATUS = /^5\d\d[ -]5\.(1\.[1236]|1\.10|2\.\d+)\b/;

/** Classifies a failure by the step of the session and the server's answer. */
export function deriveSenderFailure(error: unknown): SenderFailure {
  const { code, command = "", responseCode = 0, response = "" } = error as SmtpError;
  const isFinal = responseCode >= 500;
  if (error instanceof PrivateAddressError) return { kind: "server", step: "connect" };
  if (code === "EAUTH" || command.startsWith("AUTH"))
    return { kind: isFinal ? "server" : "temporary", step: "login" };
  if (command === "MAIL FROM") return { kind: isFinal ? "server" : "temporary", step: "sender" };
  if (command === "RCPT TO" || command === "DATA") {
    const step = command === "DATA" ? "content" : "recipient";
    if (!isFinal) return { kind: "temporary", step };
    return { kind: RECIPIENT_STATUS.test(response) ? "recipient" : "mail", step };
  }
  return { kind: "temporary", step: isTlsError(error) ? "tls" : "connect" };
}

const isTlsError = (error: unknown): boolean => {
  const { code = "", command, message = "" } = error as SmtpError & { message?: string };
  return (
    code === "ETLS" ||
    command === "STARTTLS" ||
    /^(CERT_|ERR_(SSL|TLS)_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ||
    /certificate|TLS/.test(message)
  );
};

interface SenderState {
  status: string;
  failures: number;
  failingSince: Date | null;
  retryAt: Date | null;
}

/** The state after a failure; `isNew` if the installation takes over now. */
export function evaluateSenderFailure(
  { status, failures, failingSince }: SenderState,
  { kind }: SenderFailure,
  now: Instant,
): SenderState & { isNew: boolean } {
  const count = failures + 1;
  const isFailing = status === "failing" || kind === "server" || count >= FAILURES_UNTIL_FALLBACK;
  const isNew = isFailing && status !== "failing";
  return {
    status: isFailing ? "failing" : status,
    failures: count,
    failingSince: isFailing ? (failingSince ?? new Date(now)) : null,
    retryAt: isFailing ? new Date(now + RETRY_MINUTES * MINUTE) : null,
    isNew,
  };
}

/** Chooses the server of an attempt; `null` without any. `sender`: null without a server of its own. */
export function pickSenderRoute(
  sender: SenderState | null,
  { attempts, hasInstallation }: { attempts: number; hasInstallation: boolean },
  now: Instant,
): "organization" | "installation" | null {
  const isTested = sender !== null && sender.status !== "pending";
  if (!hasInstallation) return isTested ? "organization" : null;
  if (!isTested || attempts >= OWN_ATTEMPTS) return "installation";
  const isDue = sender.status === "working" || (sender.retryAt !== null && sender.retryAt.getTime() <= now);
  return isDue ? "organization" : "installation";
}

/** True if the installation sends a mail at once that the organisation's server did not take. */
export const isHandedOver = (
  kind: SenderFailureKind,
  { attempts, isFailing }: { attempts: number; isFailing: boolean },
): boolean => kind !== "temporary" || isFailing || attempts + 1 >= OWN_ATTEMPTS;

/** Consecutive lookups without the record, an hour apart, after which mails come from the installation's address. */
const LOOKUPS_UNTIL_FALLBACK = 3;

/** The state after a lookup of the domain's record; `news`: what admins are notified of. */
export function evaluateSenderDomain(
  { status, failures, failingSince }: SenderState,
  dkim: DkimStatus | null,
  now: Instant,
): SenderState & { news: "failing" | "working" | null } {
  if (dkim === "found") {
    const news = status === "failing" ? "working" : null;
    return { status: "working", failures: 0, failingSince: null, retryAt: null, news };
  }
  const retryAt = new Date(now + HOUR);
  if (dkim === "unknown") return { status, failures, failingSince, retryAt, news: null };
  const count = failures + 1;
  const isFailing = status === "failing" || count >= LOOKUPS_UNTIL_FALLBACK;
  return {
    status: isFailing ? "failing" : status,
    failures: count,
    failingSince: isFailing ? (failingSince ?? new Date(now)) : null,
    retryAt,
    news: isFailing && status !== "failing" ? "failing" : null,
  };
}
