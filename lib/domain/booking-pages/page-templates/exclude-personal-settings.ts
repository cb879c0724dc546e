/** What no template says: it is one person's own, or a team's; of a page also what is uploaded for it alone. */
export const PERSONAL_TYPE_SETTINGS = {
  hosts: true,
  target_calendar: true,
  blocking_calendars: true,
} as const;

export const PERSONAL_PAGE_SETTINGS = { ...PERSONAL_TYPE_SETTINGS, cover: true } as const;

/** The settings of a page, or a type, that a template can say. */
export const excludePersonalSettings = <Settings extends object>(
  settings: Settings,
): Omit<Settings, keyof typeof PERSONAL_PAGE_SETTINGS> =>
  Object.fromEntries(
    Object.entries(settings).filter(([name]) => !Object.hasOwn(PERSONAL_PAGE_SETTINGS, name)),
  ) as Omit<Settings, keyof typeof PERSONAL_PAGE_SETTINGS>;
