import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { findSite } from "@/lib/domain/tenancy/directory/find-site";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { isServiceHost, normalizeHostName } from "@/lib/platform/http/service-host";
import { isInAddressRange, parseIpAddress } from "@/lib/platform/network/address-range";
import type { Site } from "@/lib/platform/work/work-context";

/** The site of a request: the installation's, that of an organisation's domain, or none for an unknown name. */
export type SiteMatch =
  | { at: "installation" }
  | { at: "site"; site: Site }
  | { at: "unknown" }
  | { at: "elsewhere"; location: string | null };

/** Paths that probes and proxies request, under any name. */
const ANY_HOST = /^\/(health(\/ready)?|metrics|v2\/domains\/certificate_check)\/?$/;

/** The framework's own files, which are the same for every site. */
const FILES = /^\/_next\//;

/** Sessions exist at the installation's own address only, and so do the pages that start or need one. */
const SIGNED_IN_PAGES =
  /^\/(console|login|logout|signup|join|reset|forgot|docs|add_invitees|add_details)(\/|$)/;

/** Paths that programs call with a key, also at the installation's own address only. */
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

/** Takes the Host from X-Forwarded-Host if a trusted proxy sent it, and ignores that header otherwise. */
export function applyForwardedHost({ headers, socket }: IncomingMessage): void {
  const forwarded = headers["x-forwarded-host"]?.toString().split(",")[0]?.trim();
  delete headers["x-forwarded-host"];
  const hop = parseIpAddress(socket.remoteAddress ?? "");
  const isTrusted =
    hop && [...LOOPBACK_RANGES, ...env().TRUSTED_PROXIES].some((range) => isInAddressRange(hop, range));
  if (forwarded && isTrusted) headers.host = forwarded;
}
