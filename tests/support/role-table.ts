/** The signed-in callers with limited rights, beside owners and admins, in the order of the columns below. */
export const LIMITED_CALLERS = [
  "manager",
  "manager of another team",
  "member",
  "colleague",
  "viewer",
] as const;

/**
 * The rights of each caller for the samples of `samples.ts`, which belong to a member and to the manager's
 * team: `x` is allowed, `-` is refused. The table is written by hand, so that a wider audience has to be
 * entered here as well.
 */
export const EXPECTED_ACCESS: Record<string, string> = {
  // Admins only, or samples of a user without a team.
  "-----": `
    testAuthentication updateOrganization createUser updateUserByEmailOrExtid createUsers updateUsers
    listInvitations createInvitation createInvitations getInvitation remindInvitation createInvitationLink listCalendarConnections getCalendarConnection
    createCalendarConnection createHold getHold reassignBooking declineEvent createTeam updateTeam
    createLocator updateLocator updateLocatorByPost createLocation changeLocations updateLocation
    updateLocationByPost createForm updateForm explainFormOutcome listFormResponses listThirdParties getThirdParty
    registerThirdParty registerThirdPartyByGet rotateThirdPartySecret getCreatorToken listApiKeys
    createApiKey listOAuthApps getOAuthApp createOAuthApp updateOAuthApp rotateOAuthAppSecret deleteOAuthApp
    listAuditEntries exportPersonalData erasePersonalData listHooks createHook
    listHookActivity listHookSamples getHook updateHook rotateHookSecret pingHook replayHook listDeliveries getDelivery
    replayDelivery listHooksV2 createHookV2 listHookActivityV2 listHookSamplesV2 getHookV2 updateHookV2 rotateHookSecretV2
    pingHookV2 replayHookV2 listDeliveriesV2 getDeliveryV2 replayDeliveryV2 listJobs listMails getMail resendMail listMailSuppressions deleteMailSuppression
    deleteWaitingEntry deleteLocation deleteUser revokeInvitation deleteCalendarConnection revokeLink
    deleteHold deleteTeam deleteLocator deleteForm deleteThirdParty revokeApiKey deleteHookV2 deleteHook
    createTeamAdminPreferences updateOrganizationById putLogo deleteLogo resetSecondFactors getSignIn updateSignIn getProvisioning
    createSignInDomain verifySignInDomain deleteSignInDomain
    getTestClock updateTestClock resetTestClock resetSandbox seedSandbox setTestMode listDomains createDomain getDomain updateDomain
    getMailSender updateMailSender testMailSender deleteMailSender
    getMessageTexts getMessageText updateMessageText deleteMessageText previewMessageText testMessageText
    checkDomain deleteDomain restoreFromTrash
    getSmsAccount connectSmsAccount deleteSmsAccount sendTestSms
    getWhatsappAccount connectWhatsappAccount deleteWhatsappAccount listWhatsappTemplates refreshWhatsappTemplates sendTestWhatsapp
    getSlack authorizeSlack disconnectSlack listSlackChannels setSlackChannel sendTestSlack matchSlackPeople
    exportSettings planSettings getPlan applyPlan startImport startFileImport getImport stopImport continueImport applyImport
    startTransition listTransitions getTransition syncTransition switchTransition revertTransition finishTransition findOldLinks
    listWorkflows createWorkflow getWorkflow updateWorkflow deleteWorkflow tryWorkflow sendAddressConfirmation listWorkflowMessages
    createPageTemplate updatePageTemplate deletePageTemplate
    createPageTemplateType updatePageTemplateType deletePageTemplateType
    startImpersonation getOwnedResources startOffboardings listOffboardings getOffboarding
  `,
  // Reads of the organisation.
  "----x":
    "getOrganization getOrganizationById listWaiting listLocators getLocator listLocations getLocation listForms getForm",
  // All signed-in users.
  xxxxx: `
    getMe listHolidays listHolidayCountries listSlots listSlotsByDay listNextSlots changePassword
    listSessions revokeSession revokeOtherSessions stopImpersonation getSecondFactors startAuthenticator confirmAuthenticator
    listPersonalTokens createPersonalToken revokePersonalToken listOAuthGrants revokeOAuthGrant
    removeAuthenticator startPasskey createPasskey removePasskey replaceRecoveryCodes startReauthentication reauthenticate
  `,
  // Lists limited to a manager's teams; a member has to name themselves.
  "xx--x": `
    listPageTemplates getPageTemplate listPageTemplateTypes getPageTemplateType
    listFeedback listUsers listPeople countPeople listUserCalendars listAllBookpages listAllWaiting listBookings getInsights getActionItems listTeams
  `,
  // Reads of a user's resources.
  "x-x-x": `
    getUser getPerson getCalendars getConferencing getAvailability getOneAvailability listAbsences getAbsence
    getBookpage getPrimaryBookpage listBookpages listAppointmentTypes getAppointmentType explainSlot
    getBooking listEvents getEvent getTimeline listCalendarChanges
  `,
  // Changes of a user's resources.
  "x-x--": `
    updateUser syncCalendar createAvailability updateAvailability updateOneAvailability createAbsence
    updateAbsence createBookpage updateBookpage createAppointmentType updateAppointmentType listLinks
    createLink createOffer getLink updateLink previewAvailability previewOneAvailability previewAbsence
    previewTravel previewBookpage previewAppointmentType createBooking rescheduleBooking cancelBooking
    setBookingNoShow createEvent updateEvent confirmEvent inviteToEvent setNoShow remindInvitees
    confirmDates duplicateEvent
    getOrganiserLink cancelEvent putCancellation resolveCalendarChange undoChange deleteOneAvailability
    deleteAbsence deleteAppointmentType removeInvitee deleteAvailability deleteBookpage putPhoto
    deletePhoto putCover deleteCover retryConference
  `,
  // Ownership is checked per operation.
  "xxxx-": "changeEvents changeBookings listTrash",
  // Personal resources.
  "--x--": `
    getPreferences updatePreferences getSlackPreferences updateSlackPreferences getUserPhone startUserPhone confirmUserPhone deleteUserPhone getOnboarding updateOnboarding getListSettings updateListSettings listPushSubscriptions createPushSubscription updateCalendars
    connectCalendar getFeed createFeed voteOnEvent addMessage deletePushSubscription deleteCalendar
    deleteVideoAccount deleteFeed
  `,
  // Changes of teams.
  "x----": `
    listBookingRooms changeBookingRoom createTeamEvent getTeamAdminPreferences
    updateTeamAdminPreferences assignPageTemplate changePeople
  `,
  // Ownership is checked per page, and others' pages are not found.
  "xx---": "releasePageTemplate",
  // Reads of teams.
  "x---x": "getTeam listTeamEvents",
};
