/** Whoever signs in besides owners and admins, to whom everything is open, in the order of the columns below. */
export const LIMITED_CALLERS = [
  "manager",
  "manager of another team",
  "member",
  "colleague",
  "viewer",
] as const;

/**
 * What each may do with the samples of `world.ts`, which belong to a member and to the team that the manager manages: `x` may,
 * `-` is refused. Written down by hand, so that whoever widens an audience has to say so here as well.
 */
export const EXPECTED_ACCESS: Record<string, string> = {
  // For admins alone, or such that the sample is of somebody who is in no team.
  "-----": `
    testAuthentication updateOrganization createUser updateUserByEmailOrExtid createUsers updateUsers
    listInvitations createInvitation createInvitations getInvitation remindInvitation createInvitationLink listCalendarConnections getCalendarConnection
    createCalendarConnection createHold getHold reassignBooking declineEvent createTeam updateTeam
    createLocator updateLocator updateLocatorByPost createLocation writeLocations updateLocation
    updateLocationByPost createForm updateForm tryForm listFormResponses listThirdParties getThirdParty
    registerThirdParty registerThirdPartyByGet rotateThirdPartySecret getCreatorToken listApiKeys
    createApiKey listOAuthApps getOAuthApp createOAuthApp updateOAuthApp rotateOAuthAppSecret deleteOAuthApp
    listAuditEntries exportPersonalData erasePersonalData listHooks createHook
    listHookActivity listHookSamples getHook updateHook rotateHookSecret pingHook replayHook listDeliveries getDelivery
    replayDelivery listHooksV2 createHookV2 listHookActivityV2 listHookSamplesV2 getHookV2 updateHookV2 rotateHookSecretV2
    pingHookV2 replayHookV2 listDeliveriesV2 getDeliveryV2 replayDeliveryV2 listJobs listMails getMail resendMail
    removeWaiting deleteLocation deleteUser revokeInvitation deleteCalendarConnection revokeLink
    deleteHold deleteTeam deleteLocator deleteForm deleteThirdParty revokeApiKey deleteHookV2 deleteHook
    createTeamAdminPreferences updateOrganizationById putLogo deleteLogo resetSecondFactors getSignIn updateSignIn getProvisioning
    createSignInDomain verifySignInDomain deleteSignInDomain
    getTestClock updateTestClock endTestClock resetSandbox fillSandbox switchMode listDomains createDomain getDomain updateDomain
    checkDomain deleteDomain restoreRemoved
    createPageTemplate updatePageTemplate deletePageTemplate
    createPageTemplateType updatePageTemplateType deletePageTemplateType
    startSeeingAs getBelongings startOffboardings listOffboardings getOffboarding
  `,
  // The organisation, to read.
  "----x":
    "getOrganization getOrganizationById listWaiting listLocators getLocator listLocations getLocation listForms getForm",
  // Open to all who have signed in.
  xxxxx: `
    getMe listHolidays listHolidayCountries listSlots listSlotsByDay listNextSlots changePassword
    listSessions endSession endOtherSessions endSeeingAs getSecondFactors beginAuthenticator confirmAuthenticator
    listPersonalTokens createPersonalToken revokePersonalToken listOAuthGrants revokeOAuthGrant
    removeAuthenticator beginPasskey createPasskey removePasskey replaceRecoveryCodes beginProof prove
  `,
  // Lists that are narrowed to a manager's teams; a member has to name themselves.
  "xx--x": `
    listPageTemplates getPageTemplate listPageTemplateTypes getPageTemplateType
    listUsers listPeople countPeople listPeopleCalendars listAllBookpages listBookings getInsights getAttention listTeams
  `,
  // What is somebody's, to read.
  "x-x-x": `
    getUser getPerson getCalendars getConferencing getAvailability getOneAvailability listAbsences getAbsence
    getBookpage getPrimaryBookpage listBookpages listAppointmentTypes getAppointmentType explainSlot
    getBooking listEvents getEvent getTimeline listCalendarChanges
  `,
  // What is somebody's, to change.
  "x-x--": `
    updateUser syncCalendar createAvailability updateAvailability updateOneAvailability createAbsence
    updateAbsence createBookpage updateBookpage createAppointmentType updateAppointmentType listLinks
    createLink createOffer getLink updateLink previewAvailability previewOneAvailability previewAbsence
    previewTravel previewBookpage previewAppointmentType createBooking rescheduleBooking cancelBooking
    setBookingNoShow createEvent updateEvent confirmEvent inviteToEvent setNoShow remindInvitees
    confirmDates duplicateEvent
    getOrganiserLink cancelEvent putCancellation settleCalendarChange undoChange deleteOneAvailability
    deleteAbsence deleteAppointmentType removeInvitee deleteAvailability deleteBookpage putPhoto
    deletePhoto putCover deleteCover retryConference
  `,
  // Whose it is, is asked of each operation.
  "xxxx-": "writeEvents writeBookings listRemovals",
  // What is one's own as a person.
  "--x--": `
    getPreferences updatePreferences getFirstSteps updateFirstSteps getListSettings updateListSettings listPushSubscriptions createPushSubscription updateCalendars
    connectCalendar getFeed createFeed voteOnEvent addMessage deletePushSubscription deleteCalendar
    deleteVideoAccount deleteFeed
  `,
  // Teams, to change.
  "x----": `
    listBookingRooms changeBookingRoom createTeamEvent getTeamAdminPreferences
    updateTeamAdminPreferences assignPageTemplate changePeople
  `,
  // Each page is asked whose it is: of those of others it is answered that they are not there.
  "xx---": "releasePageTemplate",
  // Teams, to read.
  "x---x": "getTeam listTeamEvents",
};
