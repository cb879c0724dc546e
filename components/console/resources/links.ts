import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { api, type Schemas, unwrapResponse } from "../api";

/** The resource that a link opens. */
export interface LinkTarget {
  /** The nickname of the page. */
  page: string;
  /** The handle of the type; null for the page itself. */
  type: string | null;
}

/** The prefix of all query keys for links. */
export const LINKS_KEY = ["links"] as const;

const MAX_SHOWN = 50;

/** The newest links of a page with its types, or of one type. */
export const buildLinksQuery = ({ page, type }: LinkTarget) =>
  queryOptions({
    queryKey: [...LINKS_KEY, page, type],
    queryFn: () =>
      unwrapResponse(
        api.GET("/v2/links", { params: { query: { page, ...(type && { type }), limit: MAX_SHOWN } } }),
      ),
  });

/** A link with its version, for editing. */
export const buildLinkQuery = (id: string) =>
  queryOptions({ queryKey: [...LINKS_KEY, "one", id], queryFn: () => getLink(id), gcTime: 0 });

export const getLink = (id: string) =>
  unwrapResponse(api.GET("/v2/links/{link_id}", { params: { path: { link_id: id } } }));

export const updateLink = (id: string, body: Schemas["LinkUpdate"], header: { "If-Match"?: string }) =>
  unwrapResponse(api.PUT("/v2/links/{link_id}", { params: { path: { link_id: id }, header }, body }));

export const createLink = async (body: Schemas["LinkBody"]) =>
  (await unwrapResponse(api.POST("/v2/links", { body }))).value;

export const createOffer = async (body: Schemas["OfferBody"]) =>
  (await unwrapResponse(api.POST("/v2/offers", { body }))).value;

export const revokeLink = (id: string) =>
  unwrapResponse(api.DELETE("/v2/links/{link_id}", { params: { path: { link_id: id } } }));

interface OfferedSlotsRequest extends LinkTarget {
  timezone: string;
  /** The duration in minutes; null for the page's own. */
  duration: number | null;
}

export const WEEK_DAYS = 7;

/** The free times of a page in the seven days from the given one. */
export const buildOfferedSlotsQuery = (
  { page, type, timezone, duration }: OfferedSlotsRequest,
  from: LocalDate,
) =>
  queryOptions({
    queryKey: ["offered times", page, type, timezone, duration, from],
    queryFn: () =>
      unwrapResponse(
        api.GET("/v2/slots/days", {
          params: {
            query: {
              page,
              timezone,
              from,
              to: addDays(from, WEEK_DAYS - 1),
              ...(type && { type }),
              ...(duration !== null && { duration }),
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });
