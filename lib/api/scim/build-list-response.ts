import { URN } from "@/lib/domain/people/provisioning/protocol/attribute-names";

/** RFC 7644, section 3.4.2. */
export const buildListResponse = (resources: readonly unknown[], total: number, startIndex = 1) => ({
  schemas: [URN.list],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

interface StoredResource {
  meta?: unknown;
}

/** A resource with its `Location` and `ETag` headers. */
export function buildResourceResponse(resource: StoredResource, status: 200 | 201 = 200) {
  const { location, version } = (resource.meta ?? {}) as { location?: string; version?: string };
  return {
    status,
    body: resource,
    headers: {
      ...(version && { etag: version }),
      ...(location && (status === 201 ? { location } : { "content-location": location })),
    },
  };
}
