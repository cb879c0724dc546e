/** What the link of a location, where it is a path of ours, names: as expressions over the table of this name. */
export function buildLinkParts(table: string) {
  const path = `regexp_replace(${table}.link, '[?#].*$', '')`;
  return {
    /** The first part of the path, where it is that of a booking page. */
    page: `lower(split_part(${path}, '/', 2))`,
    /** "types" before the handle of a type. */
    part: `split_part(${path}, '/', 3)`,
    type: `split_part(${path}, '/', 4)`,
  };
}

/** The page of the organisation `$1` with this name, or the one that had it before and leads on. */
export const buildPagesBySlug = (name: string): string => `
    SELECT p.id FROM bookpages p WHERE p.organization_id = $1 AND p.nickname = ${name}::citext
    UNION ALL
    SELECT f.target_id FROM former_names f WHERE f.organization_id = $1 AND f.kind = 'nickname' AND f.value = ${name}::citext`;
