import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { pickVariant, toPictureUrl } from "@/lib/domain/tenancy/pictures/picture-url";
import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import type { HeadView } from "@/lib/pages/page-shell/view";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { PageQuery } from "./parse-page-query";
import type { ViewContext } from "./view-context";

const MAX_DESCRIPTION_CHARACTERS = 200;

/**
 * Metadata for search engines and link previews. Only the plain page may be indexed; one with a chosen time, a draft
 * or prefilled fields belongs to one visitor.
 */
export function buildHeadView({ page, address, query, reader, t }: ViewContext): HeadView {
  const { owner, type } = page;
  const title = type ? `${type.title} · ${owner.name}` : t("booking.heading", { name: owner.name });
  const description = (type?.description || page.message).slice(0, MAX_DESCRIPTION_CHARACTERS) || null;
  const image = owner.pictureUrl && toPictureUrl(pickVariant(owner.pictureUrl, "512.jpg"));
  const path = buildPagePath(address);
  const canonicalUrl = resolvePageOrigin() + path;
  const { canonical, languages } = buildCanonicalUrls(path, reader.langLocked ? null : query.lang);
  if (query.link !== null || query.offer || query.via) return { title, description, secret: true };
  if (isPrivate(query)) return { title, description, canonical, hidden: true };
  // Another zone or month is the same page, so the canonical address has the rest.
  if (query.zone ?? query.month ?? query.day) return { title, description, image, canonical };
  return {
    title,
    description,
    image,
    canonical,
    languages: reader.langLocked ? [] : languages,
    data: {
      "@context": "https://schema.org",
      "@type": page.team ? "Organization" : "Person",
      name: owner.name,
      url: canonicalUrl,
      ...(image && { image }),
      ...(description && { description }),
      potentialAction: {
        "@type": "ReserveAction",
        name: title,
        target: buildEntryPoints(page, canonicalUrl),
        result: { "@type": "Reservation", name: title },
        ...(!page.settings.block_programs && PARAMETERS),
      },
    },
    ...(!page.settings.block_programs && { text: `/${page.slug}.md` }),
  };
}

/** The entry points of booking, for browsers and for programs. */
const buildEntryPoints = ({ settings, slug }: ViewContext["page"], pageUrl: string) => [
  { "@type": "EntryPoint", urlTemplate: pageUrl },
  ...(settings.block_programs
    ? []
    : [
        {
          "@type": "EntryPoint",
          urlTemplate: `${resolvePageOrigin()}/${slug}/bookings.json`,
          httpMethod: "POST",
          contentType: "application/json",
        },
      ]),
];

const buildInputSpec = (valueName: string) => ({
  "@type": "PropertyValueSpecification",
  valueName,
  valueRequired: true,
});

/** The parameters of a booking by a program. */
const PARAMETERS = {
  "startTime-input": buildInputSpec("start"),
  agent: {
    "@type": "Person",
    "name-input": buildInputSpec("attendee.name"),
    "email-input": buildInputSpec("attendee.email"),
  },
};

const isPrivate = ({ starts, details, draft, prefill, embed, host }: PageQuery): boolean =>
  starts.length > 0 ||
  host !== null ||
  details ||
  draft !== null ||
  embed !== false ||
  Object.keys(prefill).length > 0;
