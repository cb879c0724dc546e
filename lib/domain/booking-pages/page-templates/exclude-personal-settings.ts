/** Settings that templates cannot contain, as they belong to one user or team; for pages also uploads. */
export const PERSONAL_TYPE_SETTINGS = {
  hosts: true,
  steps: true,
  target_calendar: true,
  blocking_calendars: true,
} as const;

export const PERSONAL_PAGE_SETTINGS = { ...PERSONAL_TYPE_SETTINGS, cover: true } as const;

/** Returns the settings of a page or type that a template can contain. */
export const excludePersonalSettings = <Settings extends object>(
  settings: Settings,
): Omit<Settings, keyof typeof PERSONAL_PAGE_SETTINGS> =>
  Object.fromEntries(
    Object.entries(settings).filter(([name]) => !Object.hasOwn(PERSONAL_PAGE_SETTINGS, name)),
  ) as Omit<Settings, keyof typeof PERSONAL_PAGE_SETTINGS>;
