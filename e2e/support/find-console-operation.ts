/** The API operation of a console button by its label, and by the screen if the label is ambiguous. */
const CONSOLE_OPERATIONS: readonly [label: RegExp, operation: string, screen?: RegExp][] = [
  [/^Save changes$/, "updateBookpage", /^\/pages\/\[nickname\]$/],
  [/^Save changes$/, "updateAppointmentType", /\/types\/\[handle\]$/],
  [/^Save changes$/, "updatePageTemplate", /^\/templates\/\[template_id\]$/],
  [/^Save changes$/, "updatePageTemplateType", /^\/templates\/.*\/types\//],
  [/^Save changes$/, "updateTeam", /^\/teams\//],
  [/^Save changes$/, "updateUser", /^\/users\/\[user_id\]$/],
  [/^Save changes$/, "updateAvailability", /\/availability$/],
  [/^Save changes$/, "updateForm", /^\/forms\//],
  [/^Save changes$/, "updateLocator", /^\/locators\//],
  [/^Save changes$/, "updateHook", /^\/webhooks\//],
  [/^Save changes$/, "updateOrganization", /^\/(guests|organization)$/],
  [/^(Save changes|Save the provider|Add|Add a group|Make a key for it)$/, "updateSignIn", /^\/sign-in$/],
  [/^(Add person|Import people|New room)$/, "createUsers"],
  [/^Add location$|^Import locations$/, "createLocation"],
  [/^Add webhook$/, "createHook"],
  [/^Add type$/, "createAppointmentType", /^\/pages\//],
  [/^Add type$/, "createPageTemplateType", /^\/templates\//],
  [/^Add a domain$/, "createDomain"],
  [/^Add a passkey$/, "createPasskey"],
  [/^(Add an absence|Import absences)$/, "createAbsence"],
  [/^(Add a journey|Add another set of hours|Add days|Alternate weeks)$/, "createAvailability"],
  [/^Add a (limit|place|question)$/, "updateForm", /^\/forms\//],
  [/^Add a limit$/, "updateAvailability", /\/availability$/],
  [/^Add a (limit|place|question)$/, "updateBookpage", /^\/pages\/\[nickname\]$/],
  [/^Add a (limit|place|question)$/, "updateAppointmentType", /\/types\/\[handle\]$/],
  [/^Add a (limit|place|question)$/, "updatePageTemplate", /^\/templates\//],
  [/^Create key$/, "createApiKey"],
  [/^Create locator$/, "createLocator"],
  [/^Create page$/, "createBookpage"],
  [/^Create team$/, "createTeam"],
  [/^Create token$/, "createPersonalToken"],
  [/^New form$/, "createForm"],
  [/^New template$|^Make a template of this page$/, "createPageTemplate"],
  [/^Delete$/, "deleteTeam", /^\/teams\//],
  [/^(Delete)$/, "deleteHook", /^\/webhooks\//],
  [/^Delete locator$/, "deleteLocator"],
  [/^Delete page$/, "deleteBookpage"],
  [/^Delete template$/, "deletePageTemplate"],
  [/^Delete the form$/, "deleteForm"],
  [/^Delete type$/, "deleteAppointmentType"],
  [/^Take this type out$/, "deletePageTemplateType"],
  [/^Erase…$/, "erasePersonalData"],
  [/^Invite people$|^Invite these|^Invite [A-Z]/, "createInvitations"],
  [/^Give to people$/, "assignPageTemplate"],
  [/^(Make a one-time link|More choices…)$/, "createLink"],
  [/^Offer times…$/, "createOffer"],
  [/^Make an address$/, "createFeed"],
  [/^Make a new secret$/, "updateHook"],
  [/^New poll$/, "createEvent"],
  [/^Register OAuth app$/, "createOAuthApp"],
  [/^Register app$/, "registerThirdParty"],
  [/^Reset the second step$/, "resetSecondFactors"],
  [/^Suspend$/, "changePeople"],
  [/^Send a ping$|^Send it as an example$/, "pingHook"],
  [/^Send again since…$/, "replayHook"],
  [/^(Exchange|CalDAV|iCloud)$/, "connectCalendar", /calendars$/],
  [/^(Exchange|Google Workspace|Microsoft 365)$/, "createCalendarConnection", /^\/calendar-connections$/],
  [/^Upload$/, "putLogo", /^\/organization$/],
  [/^Upload$/, "putCover", /^\/pages\//],
  [/^Upload$/, "putPhoto", /^\/users\//],
  [/^Remove [A-Z]/, "updateTeam", /^\/teams\//],
  [/^Remove [A-Z]/, "updateBookpage", /^\/pages\/\[nickname\]$/],
  [/^Undo: /, "listAuditEntries"],
];

/** The first words of labels that change something; such buttons belong in the list above. */
const CHANGES =
  /^(Add|Create|New|Delete|Erase|Import|Invite|Give|Make|Plan|Register|Reset|Revoke|Save|Send|Suspend|Take|Upload|Remove|Undo)\b(?!ed)/;

/** Returns the operation of the button; null if it changes nothing; undefined if it is unknown here. */
export function findConsoleOperation(label: string, screen: string): string | null | undefined {
  const found = CONSOLE_OPERATIONS.find(
    ([name, , where]) => name.test(label) && (!where || where.test(screen)),
  );
  if (found) return found[1];
  return CHANGES.test(label) ? undefined : null;
}
