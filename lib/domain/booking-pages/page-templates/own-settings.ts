/** What no template says: it is one person's own, or a team's; of a page also what is uploaded for it alone. */
export const OWN_OF_TYPES = { hosts: true, target_calendar: true, blocking_calendars: true } as const;

export const OWN = { ...OWN_OF_TYPES, cover: true } as const;

/** The settings of a page, or a type, that a template can say. */
export const leaveOwn = <Settings extends object>(settings: Settings): Omit<Settings, keyof typeof OWN> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(OWN, name))) as Omit<
    Settings,
    keyof typeof OWN
  >;
