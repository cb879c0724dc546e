import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { findSite } from "@/lib/domain/tenancy/directory/find-site";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { isServiceHost, normalizeHostName } from "@/lib/platform/http/service-host";
import { isInAddressRange, parseIpAddress } from "@/lib/platform/network/address-range";
import type { Site } from "@/lib/platform/work/work-context";

/** Whose pages a request is for: the installation's, those of an organisation's domain, or an unknown name's. */
export type SiteMatch =
  | { at: "installation" }
  | { at: "site"; site: Site }
  | { at: "unknown" }
  | { at: "elsewhere"; location: string | null };

/** What is asked for by probes and proxies, by whichever name they know. */
const ANY_HOST = /^\/(health(\/ready)?|metrics|v2\/domains\/ask)\/?$/;

/** What belongs to nobody: the framework's own files. */
const FILES = /^\/_next\//;

/** Sessions stay at the installation's own address, so the pages that begin or need one are there alone. */
const SIGNED_IN_PAGES =
  /^\/(console|login|logout|signup|join|reset|forgot|docs|add_invitees|add_details)(\/|$)/;

/** Likewise what programs call with a key. */
const PROGRAMS = /^\/(v2|hooks|mcp|feeds|api\/calendar-changes|\.well-known\/api-catalog|llms\.txt)(\/|$)/;

export async function resolveSite({ method, url = "/", headers }: IncomingMessage): Promise<SiteMatch> {
  const path = url.split("?", 1)[0] ?? "/";
  const host = normalizeHostName(headers.host ?? "");
  if (host === "" || isServiceHost(host) || ANY_HOST.test(path) || FILES.test(path))
    return { at: "installation" };
  const site = await findSite(getDatabase(), host);
  if (!site) return { at: "unknown" };
  if (PROGRAMS.test(path)) return { at: "elsewhere", location: null };
  if (SIGNED_IN_PAGES.test(path))
    return { at: "elsewhere", location: method === "GET" || method === "HEAD" ? env().WEB_URL + url : null };
  return { at: "site", site };
}

const LOOPBACK_RANGES = [ipaddr.parseCIDR("127.0.0.0/8"), ipaddr.parseCIDR("::1/128")];

/** Takes the Host from X-Forwarded-Host where a trusted proxy sent it, and ignores that header from anybody else. */
export function applyForwardedHost({ headers, socket }: IncomingMessage): void {
  const forwarded = headers["x-forwarded-host"]?.toString().split(",")[0]?.trim();
  delete headers["x-forwarded-host"];
  const hop = parseIpAddress(socket.remoteAddress ?? "");
  const isTrusted =
    hop && [...LOOPBACK_RANGES, ...env().TRUSTED_PROXIES].some((range) => isInAddressRange(hop, range));
  if (forwarded && isTrusted) headers.host = forwarded;
}
