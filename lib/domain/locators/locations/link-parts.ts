/** Builds SQL for the parts of a location's link, if it is a path of ours, over the named table. */
export function buildLinkParts(table: string) {
  const path = `regexp_replace(${table}.link, '[?#].*$', '')`;
  return {
    /** First part of the path, if it is a booking page's. */
    page: `lower(split_part(${path}, '/', 2))`,
    /** "types", before the handle of a type. */
    part: `split_part(${path}, '/', 3)`,
    type: `split_part(${path}, '/', 4)`,
  };
}

/** SQL for the page of the organisation `$1` with this name, or with this former name. */
export const buildPagesBySlug = (name: string): string => `
    SELECT p.id FROM bookpages p WHERE p.organization_id = $1 AND p.nickname = ${name}::citext
    UNION ALL
    SELECT f.target_id FROM former_names f WHERE f.organization_id = $1 AND f.kind = 'nickname' AND f.value = ${name}::citext`;
