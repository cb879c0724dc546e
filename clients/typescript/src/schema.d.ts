// Generated from the contracts: npm run client

export interface paths {
    "/v2/auth/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation that the API key belongs to
         * @description Scope: `organization:read`.
         */
        get: operations["testAuthentication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation itself
         * @description Scope: `organization:read`.
         */
        get: operations["getOrganization"];
        /**
         * Change how the organisation works
         * @description Scope: `organization:write`.
         */
        put: operations["updateOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users of the organisation, newest first
         * @description Scope: `users:read`.
         */
        get: operations["listUsers"];
        /**
         * Update the user whom the body names; sets the booking page
         * @description By `_id`, else by `account.organization.extid`, else by e-mail.
         *
         *     Scope: `users:write`.
         */
        put: operations["updateUserByEmailOrExtid"];
        /**
         * Create a user, with credentials, availability and booking page in one call
         * @description All or nothing. Repeating the call is safe: a user with the same `_id` or `account.organization.extid` is answered as it is, with status 200.
         *
         *     Scope: `users:write`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update many users
         * @description Each entry is a body of PUT /v2/users. Up to 100 entries, one after the other; each succeeds or fails on its own, and `results` has one for each, in order. A wrong entry is answered with its `error`; the status of the whole is 200.
         *
         *     Scope: `users:write`.
         */
        put: operations["updateUsers"];
        /**
         * Create many users
         * @description Each entry is a body of POST /v2/users, where `organization` may be left out. Up to 100 entries, one after the other; each succeeds or fails on its own, and `results` has one for each, in order. A wrong entry is answered with its `error`; the status of the whole is 200.
         *
         *     Scope: `users:write`.
         */
        post: operations["createUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user
         * @description Scope: `users:read`.
         */
        get: operations["getUser"];
        /**
         * Update a user
         * @description Scope: `users:write`.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Removes the user with booking pages, availabilities, calendars, preferences, login and places in teams; sessions end at once. Events stay as they are, with the user's name and address but without a link to the user. Confirmed ones stay confirmed and nobody is told: find them before with `GET /v2/events?creator_users=…&filter=upcoming` and cancel what will not take place. The last admin cannot be deleted.
         *
         *     Scope: `users:write`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links with which people join by themselves, newest first, revoked ones too
         * @description Scope: `users:read`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Make a link to join the organisation with
         * @description Whoever opens it makes an account of the organisation; each one fires `user.joined`. The answer shows the link once.
         *
         *     Scope: `users:write`.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Nobody joins with the link any more; those who have stay. The list still shows it. `n` is 0 for one that was revoked already.
         *
         *     Scope: `users:write`.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which messages a user gets
         * @description A user who never chose has the defaults: every e-mail but `vote_confirmation`, no push.
         *
         *     Scope: `preferences:read`.
         */
        get: operations["getPreferences"];
        /**
         * Choose which messages a user gets
         * @description Keys that are not sent stay as they are. `email` and `push` may also stand under `prefs`.
         *
         *     Scope: `preferences:write`.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/push_subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The browsers that show push messages to a user, newest first
         * @description Scope: `preferences:read`.
         */
        get: operations["listPushSubscriptions"];
        put?: never;
        /**
         * Let a browser show push messages to a user
         * @description The body is what the browser's PushSubscription gives as JSON. The same browser again is the same subscription. Which messages are shown is a matter of the user's preferences.
         *
         *     Scope: `preferences:write`.
         */
        post: operations["createPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/push_subscriptions/{subscription_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Show this user no more push messages in a browser
         * @description Scope: `preferences:write`.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/push_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key with which browsers subscribe to push messages
         * @description The `applicationServerKey` of `pushManager.subscribe`; null where push is not set up.
         *
         *     Needs no key.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's calendars
         * @description Every user has a list, whose `_id` is the user's `calendarList`; at first it is empty.
         *
         *     Scope: `calendars:read`.
         */
        get: operations["getCalendars"];
        /**
         * Choose what a user's calendars are used for
         * @description Names calendars by `_id`, else by `source_id`, else by `name`; the others stay as they are. `display` and `busy` of a calendar hold for all of its subcalendars, and then those of `subcalendars` for single ones. New ones are connected with POST; Exchange accounts come with a user as well: `calendars` of POST and PUT /v2/users.
         *
         *     Scope: `calendars:write`.
         */
        put: operations["updateCalendars"];
        /**
         * Connect a calendar
         * @description Signs in at the server, within 20 seconds, before anything is stored; what it refuses is a 400 at the field to blame. An account that is there already gets the new credentials (200). The first reading begins at once; from then on changes are looked for every few minutes.
         *
         *     Scope: `calendars:write`.
         */
        post: operations["connectCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/calendars/{calendar_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect a calendar and forget its credentials
         * @description Scope: `calendars:write`.
         */
        delete: operations["deleteCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/calendars/{calendar_id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a calendar now
         * @description Looks for changes, and at a broken calendar whether it can be read again: `access_broken` and `synced_at` tell. A server that does not answer is a 503.
         *
         *     Scope: `calendars:write`.
         */
        post: operations["syncCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a user's meetings can be subscribed to
         * @description Scope: `calendars:read`.
         */
        get: operations["getFeed"];
        put?: never;
        /**
         * Make an address at which calendar programs find a user's meetings
         * @description An iCalendar feed of confirmed meetings, of the last 90 days and all to come. The address is a secret and shown once; an earlier one ends.
         *
         *     Scope: `calendars:write`.
         */
        post: operations["createFeed"];
        /**
         * End the address; `n` is 0 where there is none
         * @description Scope: `calendars:write`.
         */
        delete: operations["deleteFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's main availability, or all of them
         * @description The oldest availability is the main one. With `all=true` the answer is the list of all, oldest first.
         *
         *     Scope: `availabilities:read`.
         */
        get: operations["getAvailability"];
        /**
         * Update a user's main availability
         * @description Scope: `availabilities:write`.
         */
        put: operations["updateAvailability"];
        /**
         * Create an availability; a further one serves appointment types
         * @description Scope: `availabilities:write`.
         */
        post: operations["createAvailability"];
        /**
         * Delete a user's main availability
         * @description Scope: `availabilities:write`.
         */
        delete: operations["deleteAvailability"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/availabilities/{availability_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One availability of a user
         * @description Scope: `availabilities:read`.
         */
        get: operations["getOneAvailability"];
        /**
         * Update one availability of a user
         * @description Scope: `availabilities:write`.
         */
        put: operations["updateOneAvailability"];
        post?: never;
        /**
         * Delete one availability of a user
         * @description Scope: `availabilities:write`.
         */
        delete: operations["deleteOneAvailability"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookpages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking pages of the organisation, newest first
         * @description A member who is no admin asks with `belongs_to` for pages of their own.
         *
         *     Scope: `bookpages:read`.
         */
        get: operations["listAllBookpages"];
        put?: never;
        /**
         * Create a booking page
         * @description Scope: `bookpages:write`.
         */
        post: operations["createBookpage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookpages/{nickname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking page
         * @description Scope: `bookpages:read`.
         */
        get: operations["getBookpage"];
        /**
         * Update a booking page
         * @description Settings in `custom` that are not sent stay as they are; null takes one back to its default. With another owner in `belongs_to`, the appointment types of the page go back to the new owner's main availability.
         *
         *     Scope: `bookpages:write`.
         */
        put: operations["updateBookpage"];
        post?: never;
        /**
         * Delete a booking page; its events stay
         * @description Scope: `bookpages:write`.
         */
        delete: operations["deleteBookpage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/bookpages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's booking pages, the primary one first
         * @description Scope: `bookpages:read`.
         */
        get: operations["listBookpages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{user_id}/bookpage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's primary booking page
         * @description Scope: `bookpages:read`.
         */
        get: operations["getPrimaryBookpage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookpages/{nickname}/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appointment types of a booking page, oldest first
         * @description In the order of the page; inactive ones and ones that are not public included.
         *
         *     Scope: `bookpages:read`.
         */
        get: operations["listAppointmentTypes"];
        put?: never;
        /**
         * Create an appointment type of a booking page
         * @description Bookers find it at `/:nickname/types/:handle`.
         *
         *     Scope: `bookpages:write`.
         */
        post: operations["createAppointmentType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookpages/{nickname}/types/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One appointment type
         * @description Scope: `bookpages:read`.
         */
        get: operations["getAppointmentType"];
        /**
         * Update an appointment type
         * @description A new name leaves the handle as it is, so that links stay good. Settings in `custom` that are not sent stay as they are; null takes one back, and the page's applies.
         *
         *     Scope: `bookpages:write`.
         */
        put: operations["updateAppointmentType"];
        post?: never;
        /**
         * Delete an appointment type; its events stay
         * @description Scope: `bookpages:write`.
         */
        delete: operations["deleteAppointmentType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a time is free, or is not
         * @description Asks the search itself, one rule at a time: `reasons` is empty exactly when the same search offers the time. Members who are no admins ask about themselves.
         *
         *     Scope: `slots:read`.
         */
        get: operations["explainSlot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The free slots of the first day that has any
         * @description Scope: `slots:read`.
         */
        get: operations["listNextSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free slots by day
         * @description Scope: `slots:read`.
         */
        get: operations["listSlotsByDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free slots of users who must all be free, or of any member of a team
         * @description Scope: `slots:read`.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a time for some minutes
         * @description For a checkout of your own: until it expires, nobody else can book, confirm or move a meeting onto this time. Create the event with `hold` to take it up. 409 `slot_taken` with `nearest_slots` if the user is not free, buffers included.
         *
         *     Scope: `events:write`.
         */
        post: operations["createHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/holds/{hold_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A hold, as long as it lasts
         * @description Scope: `events:read`.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /**
         * Give the time back before the hold expires
         * @description Scope: `events:write`.
         */
        delete: operations["deleteHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of the organisation, newest first
         * @description A member who is no admin asks with `creator_users` or, once their address is confirmed, `invitee_users` for events of their own. To members, the addresses and telephone numbers of other guests are null in what they have not created.
         *
         *     Scope: `events:read`.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event, planned or confirmed
         * @description A confirmed booking-page event takes its creator's time for itself: it is refused with 409 `slot_taken` where that user is not free, buffers included; the answer then lists `nearest_slots`.
         *
         *     Scope: `events:write`.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An event
         * @description To members, the addresses and telephone numbers of other guests are null in what they have not created.
         *
         *     Scope: `events:read`.
         */
        get: operations["getEvent"];
        /**
         * Update an event
         * @description `dates` and `places` replace those there are; an entry with the same `_id`, or that looks the same, keeps its id and votes. A confirmed event stays confirmed if its date stays or exactly one date is left; otherwise it is in planning again. A confirmed booking-page event that moves must find its host free (409 `slot_taken`).
         *
         *     Scope: `events:write`.
         */
        put: operations["updateEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of an event, oldest first
         * @description Changes and who made them, mails and, but not for members, deliveries as long as the installation keeps them (usually 30 days). At most the newest 500 of each.
         *
         *     Scope: `events:read`.
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a message to an event's conversation
         * @description Scope: `events:write`.
         */
        post: operations["addMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an event; the same as POST
         * @description The event stays readable and frees the time that it took. Cancelling again changes nothing.
         *
         *     Scope: `events:write`.
         */
        put: operations["putCancellation"];
        /**
         * Cancel an event
         * @description The event stays readable and frees the time that it took. Cancelling again changes nothing.
         *
         *     Scope: `events:write`.
         */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a date and a place
         * @description What is not named stays as it is confirmed; else it is what has the most yes votes. The same choice again changes nothing. A booking-page event must find its host free (409 `slot_taken`).
         *
         *     Scope: `events:write`.
         */
        post: operations["confirmEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/declines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that an invitee does not come
         * @description Declining again changes nothing. The organiser cannot decline (409); cancel the event instead.
         *
         *     Scope: `events:write`.
         */
        post: operations["declineEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/invitees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite one more person
         * @description Scope: `events:write`.
         */
        post: operations["inviteToEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/organiser_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of the event's page for its organiser
         * @description Whoever has it can change, confirm and cancel the event.
         *
         *     Scope: `events:write`.
         */
        get: operations["getOrganiserLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask those again who have not answered
         * @description Does nothing if they were asked again within the last day, or once the event is confirmed.
         *
         *     Scope: `events:write`.
         */
        post: operations["remindInvitees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/invitees/{invitee_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an invitee, with votes and decline
         * @description `If-Match` takes the event's `ETag`. The organiser cannot be removed (409).
         *
         *     Scope: `events:write`.
         */
        delete: operations["removeInvitee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{event_id}/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an invitee's answers to dates and places
         * @description A yes takes back an earlier decline.
         *
         *     Scope: `events:write`.
         */
        post: operations["voteOnEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many meetings were booked, how far ahead, and by which page and team
         * @description Scope: `events:read`.
         */
        get: operations["getInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody has to do something about
         * @description Of each kind at most 20 are named, the oldest first.
         *
         *     Scope: `organization:read`.
         */
        get: operations["getAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The teams of the organisation, newest first
         * @description Scope: `teams:read`.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Who is named twice counts once. Members and admins are answered as ids, in the order in which they were given.
         *
         *     Scope: `teams:write`.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{team_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A team
         * @description Scope: `teams:read`.
         */
        get: operations["getTeam"];
        /**
         * Update a team
         * @description `members`, `admins` and `assignment` replace what was there. Who leaves the team leaves its weights and order too.
         *
         *     Scope: `teams:write`.
         */
        put: operations["updateTeam"];
        post?: never;
        /**
         * Delete a team; its people and their events stay
         * @description Scope: `teams:write`.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{team_id}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What everybody may see of a public team
         * @description Needs no key.
         */
        get: operations["getPublicTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{team_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events that a member of the team created or is invited to, newest first
         * @description Scope: `events:read`.
         */
        get: operations["listTeamEvents"];
        put?: never;
        /**
         * Create an event for whichever member is free
         * @description The member must be free at the date to confirm, or at every date of an event that is planned; 409 `slot_taken` with `nearest_slots` if nobody is. Without dates anybody counts as free. Who asks (`created_by`) is no member, or one who is not free, takes part as an invitee. `assignment` in the answer says who it is and why.
         *
         *     Scope: `events:write`.
         */
        post: operations["createTeamEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{team_id}/admin-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which mails a team's admins get about the team's events
         * @description 404 until they have been created.
         *
         *     Scope: `preferences:read`.
         */
        get: operations["getTeamAdminPreferences"];
        /**
         * Change which mails a team's admins get
         * @description Keys that are not sent stay as they are. 404 until the preferences have been created.
         *
         *     Scope: `preferences:write`.
         */
        put: operations["updateTeamAdminPreferences"];
        /**
         * Choose which mails a team's admins get
         * @description Keys that are not sent are false. A team that has preferences already answers 409; change them with PUT.
         *
         *     Scope: `preferences:write`.
         */
        post: operations["createTeamAdminPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/locators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation's locators
         * @description Scope: `locators:read`.
         */
        get: operations["listLocators"];
        put?: never;
        /**
         * Create a locator
         * @description Scope: `locators:write`.
         */
        post: operations["createLocator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/locators/{locator_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A locator, by its handle or its id
         * @description Scope: `locators:read`.
         */
        get: operations["getLocator"];
        /**
         * Update a locator
         * @description What is not sent stays as it is; null empties a field. `no_results` and `back_button` are replaced as a whole.
         *
         *     Scope: `locators:write`.
         */
        put: operations["updateLocator"];
        /**
         * Update a locator; the same as PUT
         * @description What is not sent stays as it is; null empties a field. `no_results` and `back_button` are replaced as a whole.
         *
         *     Scope: `locators:write`.
         */
        post: operations["updateLocatorByPost"];
        /**
         * Delete a locator and its locations
         * @description Scope: `locators:write`.
         */
        delete: operations["deleteLocator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/locators/{locator_id}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A locator's locations, or the nearest of them
         * @description With `near`, the nearest first, each with its `distance`, none farther away than `max_distance` or else the locator's own. This list has one page. It is empty for an address whose postcode the locator's `postcode_filter` leaves out.
         *
         *     Scope: `locators:read`.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Add a location to a locator
         * @description An address without coordinates is looked up. One that cannot be found answers 400, and 503 says that it could not be looked up now: send `location` instead.
         *
         *     Scope: `locators:write`.
         */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/locators/{locator_id}/locations/{location_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A location
         * @description Scope: `locators:read`.
         */
        get: operations["getLocation"];
        /**
         * Update a location
         * @description What is not sent stays as it is; null empties a field. Another address without `location` is looked up.
         *
         *     Scope: `locators:write`.
         */
        put: operations["updateLocation"];
        /**
         * Update a location; the same as PUT
         * @description What is not sent stays as it is; null empties a field. Another address without `location` is looked up.
         *
         *     Scope: `locators:write`.
         */
        post: operations["updateLocationByPost"];
        /**
         * Delete a location
         * @description Scope: `locators:write`.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/locators/{locator_id}/locations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update many locations
         * @description Up to 100 entries, each a body of POST; one whose `extid` the locator has already updates that location. Each succeeds or fails on its own, and `results` has one for each, in order. A wrong entry is answered with its `error`; the status of the whole is 200.
         *
         *     Scope: `locators:write`.
         */
        post: operations["writeLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/third_parties/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token for links that create an event without an account
         * @description The token says that the app vouches for the creator's e-mail address. It is for this app and this address, and works for 24 hours, or until the app gets another secret.
         *
         *     Scope: `third_parties:read`.
         */
        get: operations["getCreatorToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/third_parties/{third_party_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A third-party app
         * @description Scope: `third_parties:read`.
         */
        get: operations["getThirdParty"];
        put?: never;
        post?: never;
        /**
         * Delete a third-party app; its events stay
         * @description Its secret, its creator tokens and the links that name it (`aid`) end at once: they lead to a page that says so. In its events `third_party.app` becomes null, which counts a version; `name` and `group_ids` stay.
         *
         *     Scope: `third_parties:write`.
         */
        delete: operations["deleteThirdParty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/third_parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation's third-party apps, newest first
         * @description Scope: `third_parties:read`.
         */
        get: operations["listThirdParties"];
        put?: never;
        /**
         * Register a third-party app
         * @description `name` is required, as a query parameter or in the body.
         *
         *     Scope: `third_parties:write`.
         */
        post: operations["registerThirdParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/third_parties/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Register a third-party app; use POST instead
         * @deprecated
         * @description Registers an app each time that it is called. It takes an API key only, no session.
         *
         *     Scope: `third_parties:write`.
         */
        get: operations["registerThirdPartyByGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/third_parties/{third_party_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an app's secret
         * @description The last secret is refused from now on, as are creator tokens that were answered for it. Links without a token go on working.
         *
         *     Scope: `third_parties:write`.
         */
        post: operations["rotateThirdPartySecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation's API keys, newest first, revoked ones too
         * @description Scope: `api_keys:read`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The answer shows the key once. What a key makes may do no more than it may itself, and ends no later.
         *
         *     Scope: `credentials:write`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/api_keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key is refused from now on (other processes of the service may take it for a second more); the list still shows it. A key may revoke itself. `n` is 0 for a key that was revoked already.
         *
         *     Scope: `api_keys:write`.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Your other browsers are signed out and get no more push messages, the address of your calendar feed ends. After ten wrong passwords in 15 minutes it has to wait.
         *
         *     For a signed-in person, not for keys.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are signed in, last used first
         * @description For a signed-in person, not for keys.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description For a signed-in person, not for keys.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one of your browsers
         * @description The one that asks may be meant.
         *
         *     For a signed-in person, not for keys.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what, newest first
         * @description Every write of the organisation's data leaves an entry, whichever way it came: API, booking page, command line. Entries cannot be changed. They are kept as long as the organisation, unless the installation has set an end; what they tell of a person goes when that person is erased. Sign-ins and what was refused stand there too. Creating or changing an event leaves an entry for each kind of its parts.
         *
         *     Scope: `audit:read`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/personal_data/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a person out of everything that is kept
         * @description Name, address, phone number, answers and messages go from events, mails, the audit log, webhook deliveries and whatever else the organisation keeps; a made-up name stands for the person. Times, ids and counts remain. Nobody is told and nothing is cancelled. It cannot be undone; what backups, calendars and receivers of webhooks have stays there.
         *
         *     Scope: `personal_data:write`.
         */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/personal_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of the person of an address
         * @description Empty lists for somebody of whom nothing is known.
         *
         *     Scope: `personal_data:read`.
         */
        get: operations["exportPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the organisation, newest first
         * @description Scope: `hooks:read`.
         */
        get: operations["listHooks"];
        put?: never;
        /**
         * Subscribe an address to an action
         * @description Deliveries are POST requests, signed with the `secret` that is answered here once (Standard Webhooks). Success is any status of 200 to 299 within 20 seconds; otherwise a delivery is tried up to 12 times within about five days. 410 disables the webhook, as do five days of failures.
         *
         *     Scope: `hooks:write`.
         */
        post: operations["createHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A webhook
         * @description Scope: `hooks:read`.
         */
        get: operations["getHook"];
        /**
         * Change a webhook; enables it again if it was disabled
         * @description Scope: `hooks:write`.
         */
        put: operations["updateHook"];
        post?: never;
        /**
         * Delete a webhook and its deliveries
         * @description Scope: `hooks:write`.
         */
        delete: operations["deleteHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{hook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deliveries that are kept (usually those of the last 30 days), newest first
         * @description Scope: `hooks:read`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many deliveries each webhook had in each of the last 24 hours
         * @description Scope: `hooks:read`.
         */
        get: operations["listHookActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{hook_id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery whose action is `ping`
         * @description Scope: `hooks:write`.
         */
        post: operations["pingHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{hook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A delivery, with every attempt
         * @description Scope: `hooks:read`.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{hook_id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, with its id and body
         * @description Scope: `hooks:write`.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{hook_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the deliveries of a time again
         * @description All that were created from `since` to `until`, delivered or not, with their ids and bodies; the oldest 10,000 of them. `n` is their number.
         *
         *     Scope: `hooks:write`.
         */
        post: operations["replayHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{hook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the secret
         * @description For 24 hours deliveries carry a signature of the new secret and one of the last.
         *
         *     Scope: `hooks:write`.
         */
        post: operations["rotateHookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the organisation, newest first
         * @description Scope: `hooks:read`.
         */
        get: operations["listHooksV2"];
        put?: never;
        /**
         * Subscribe an address to an action
         * @description Deliveries are POST requests, signed with the `secret` that is answered here once (Standard Webhooks). Success is any status of 200 to 299 within 20 seconds; otherwise a delivery is tried up to 12 times within about five days. 410 disables the webhook, as do five days of failures.
         *
         *     Scope: `hooks:write`.
         */
        post: operations["createHookV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A webhook
         * @description Scope: `hooks:read`.
         */
        get: operations["getHookV2"];
        /**
         * Change a webhook; enables it again if it was disabled
         * @description Scope: `hooks:write`.
         */
        put: operations["updateHookV2"];
        post?: never;
        /**
         * Delete a webhook and its deliveries
         * @description Scope: `hooks:write`.
         */
        delete: operations["deleteHookV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/{hook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deliveries that are kept (usually those of the last 30 days), newest first
         * @description Scope: `hooks:read`.
         */
        get: operations["listDeliveriesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many deliveries each webhook had in each of the last 24 hours
         * @description Scope: `hooks:read`.
         */
        get: operations["listHookActivityV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/{hook_id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery whose action is `ping`
         * @description Scope: `hooks:write`.
         */
        post: operations["pingHookV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/{hook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A delivery, with every attempt
         * @description Scope: `hooks:read`.
         */
        get: operations["getDeliveryV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/{hook_id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, with its id and body
         * @description Scope: `hooks:write`.
         */
        post: operations["replayDeliveryV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/{hook_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the deliveries of a time again
         * @description All that were created from `since` to `until`, delivered or not, with their ids and bodies; the oldest 10,000 of them. `n` is their number.
         *
         *     Scope: `hooks:write`.
         */
        post: operations["replayHookV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hooks/{hook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the secret
         * @description For 24 hours deliveries carry a signature of the new secret and one of the last.
         *
         *     Scope: `hooks:write`.
         */
        post: operations["rotateHookSecretV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs of the organisation that failed or are stuck
         * @description At most 100, the newest first. What goes well is not listed, nor what the installation does for all organisations, which the metrics show. Attempts of webhooks are in the log of each delivery.
         *
         *     Scope: `jobs:read`.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mails/{mail_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A mail with its text
         * @description Mails hold their readers' personal links to events: give `mails:read` to nobody who may not have those. Links to accounts (to sign up, to choose a password) are left out for keys without the scope `credentials:write`, and for all keys with scopes in mails to admins.
         *
         *     Scope: `mails:read`.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails that are kept (usually those of the last 30 days), newest first
         * @description Also those that were not sent as no mail server is set.
         *
         *     Scope: `mails:read`.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/inbound-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a mail that answers one of ours
         * @description For the mail server of `INBOUND_MAIL_DOMAIN`: the raw mail (RFC 5322), at most 10 MB, with `Authorization: Bearer` and the secret of `INBOUND_MAIL_SECRET`; 404 where none is set. What the sender has newly written becomes a message of the event whose reply address the mail went to, if the sender takes part in it. The server has to check beforehand whether the sender is who they say (DMARC). Everything else is answered with 202 and the reason, so that it is neither repeated nor bounced.
         */
        post: operations["receiveMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiKey: {
            _id: components["schemas"]["Id"];
            name: string;
            /**
             * @description The key's first characters, to tell it by.
             * @example bp_x7Kq2mA
             */
            prefix: string;
            /** @description What the key is limited to; empty: nothing, it may do everything. */
            scopes: ("organization:read" | "users:read" | "users:write" | "preferences:read" | "preferences:write" | "calendars:read" | "calendars:write" | "availabilities:read" | "availabilities:write" | "bookpages:read" | "bookpages:write" | "slots:read" | "events:read" | "events:write" | "teams:read" | "teams:write" | "locators:read" | "locators:write" | "third_parties:read" | "third_parties:write" | "api_keys:read" | "api_keys:write" | "credentials:write" | "audit:read" | "personal_data:read" | "personal_data:write" | "hooks:read" | "hooks:write" | "jobs:read" | "mails:read" | "organization:write")[];
            /** @description To the minute. */
            last_used_at: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description From then on the key is refused; null: it does not end by itself. */
            expires_at: string | null;
            revoked_at: string | null;
        };
        ApiKeyBody: {
            /** @description What the key is for. */
            name: string;
            /** @description Limits the key; without any it may do everything. A limited key can only give what it has. */
            scopes?: ("organization:read" | "users:read" | "users:write" | "preferences:read" | "preferences:write" | "calendars:read" | "calendars:write" | "availabilities:read" | "availabilities:write" | "bookpages:read" | "bookpages:write" | "slots:read" | "events:read" | "events:write" | "teams:read" | "teams:write" | "locators:read" | "locators:write" | "third_parties:read" | "third_parties:write" | "api_keys:read" | "api_keys:write" | "credentials:write" | "audit:read" | "personal_data:read" | "personal_data:write" | "hooks:read" | "hooks:write" | "jobs:read" | "mails:read" | "organization:write")[];
            /** @description When the key ends. Default: never, or when the key that makes it does. */
            expires_at?: string | null;
        };
        AppointmentType: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            bookpage: components["schemas"]["Id"];
            availability: components["schemas"]["Id"] | null;
            name: string;
            handle: string;
            active: boolean;
            public: boolean;
            message: string;
            description: string;
            custom: components["schemas"]["TypeCustom"];
        };
        AppointmentTypeBody: {
            /** @description Ignored: the path says which page is meant. */
            nickname?: string;
            /** @description An availability of the page's owner; null, the default: the owner's main one. */
            availability?: components["schemas"]["Id"] | null;
            name: string;
            /** @description Default: made from the name, with a number where the page has it already. */
            handle?: string;
            /** @description Default true; an inactive one cannot be opened by bookers. */
            active?: boolean;
            /** @description Default true; one that is not public is not listed, but opens by its address. */
            public?: boolean;
            /** @description Instead of the page's message. */
            message?: string;
            description?: string;
            /** @description Settings that differ from the page's. */
            custom?: components["schemas"]["TypeCustomInput"];
        };
        AppointmentTypeUpdate: {
            /** @description Ignored: the path says which page is meant. */
            nickname?: string;
            /** @description An availability of the page's owner; null, the default: the owner's main one. */
            availability?: components["schemas"]["Id"] | null;
            name?: string;
            /** @description Default: made from the name, with a number where the page has it already. */
            handle?: string;
            /** @description Default true; an inactive one cannot be opened by bookers. */
            active?: boolean;
            /** @description Default true; one that is not public is not listed, but opens by its address. */
            public?: boolean;
            /** @description Instead of the page's message. */
            message?: string;
            description?: string;
            /** @description Settings that differ from the page's. */
            custom?: components["schemas"]["TypeCustomInput"];
        };
        Assignment: {
            /** @enum {string} */
            rule: "least_recent" | "random" | "least_busy" | "weighted" | "priority";
            /** @description For `weighted`: shares by member; a member who is not named has 1. */
            weights?: {
                [key: string]: number;
            };
            /** @description For `priority`: members, the first choice first; those not named follow. */
            order?: components["schemas"]["Id"][];
        };
        Attention: {
            /** @description People who have a sign-up link and have not used it, counted up to 100. */
            unfinished_sign_ups: number;
            /** @description Switched off by Bookpage, or without a delivery that arrived since then. */
            failing_webhooks: {
                webhook: components["schemas"]["Id"];
                target_url: string;
                disabled_at: string | null;
                failing_since: string | null;
            }[];
            /** @description Connected calendars that can no longer be read. */
            broken_calendars: {
                user: components["schemas"]["Id"];
                full_name: string | null;
                calendar: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description Of the first 500 active booking pages those that offer no time in the next 14 days. */
            pages_without_time: {
                user: components["schemas"]["Id"];
                full_name: string | null;
                bookpage: components["schemas"]["Id"];
                nickname: string;
            }[];
        };
        AuditEntry: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            actor: {
                /**
                 * @description An API key, a signed-in person, somebody on a public page, or the service itself.
                 * @enum {string}
                 */
                kind: "key" | "user" | "booker" | "system";
                /** @description Of the key or the user. */
                id: components["schemas"]["Id"] | null;
                /** @description As it is called now; null where it is no more. */
                name: string | null;
            };
            /**
             * @description The `X-Request-Id` of the request.
             * @example c0ffee-1
             */
            request_id: string | null;
            /**
             * @description From which the request came; null where it is not known.
             * @example 198.51.100.7
             */
            address: string | null;
            /**
             * @description What the browser or program called itself, shortened.
             * @example Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0
             */
            device: string | null;
            /**
             * @description What was done to it. `sign_in`: the user has signed in. `refuse`: somebody wanted to sign in as the user, or used a key that has ended; `changes.reason` says why not. Refusals that repeat themselves are told once an hour.
             * @enum {string}
             */
            action: "create" | "update" | "delete" | "sign_in" | "refuse";
            /** @enum {string} */
            resource: "organization" | "api_key" | "user" | "preferences" | "push_subscription" | "availability" | "bookpage" | "appointment_type" | "calendar_list" | "calendar" | "calendar_feed" | "subcalendar" | "team" | "admin_preferences" | "locator" | "location" | "third_party" | "event" | "webhook" | "invitation" | "person";
            resource_id: components["schemas"]["Id"];
            /**
             * @description Each field that changed, under the name it is stored by, with its value before and after. Of the parts of an event, a team or a user (`dates`, `invitees`, `votes`, `people`, `login`, …) only those that changed are listed. Secrets never appear: `hidden` stands for a new one.
             * @example {
             *       "title": {
             *         "before": "Kick-off",
             *         "after": "Kick-off with Ana"
             *       }
             *     }
             */
            changes: {
                [key: string]: {
                    before: unknown;
                    after: unknown;
                };
            };
        };
        Availability: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            belongs_to: components["schemas"]["Id"];
            timezone: string;
            today_as_busy: boolean;
            past_as_busy: boolean;
            days_after_as_busy: number | null;
            buffer_before: number;
            buffer_after: number;
            all_day_busy: boolean;
            days: {
                monday: components["schemas"]["Day"];
                tuesday: components["schemas"]["Day"];
                wednesday: components["schemas"]["Day"];
                thursday: components["schemas"]["Day"];
                friday: components["schemas"]["Day"];
                saturday: components["schemas"]["Day"];
                sunday: components["schemas"]["Day"];
            };
            trim_scheduler: boolean;
            dates: unknown[];
        };
        AvailabilityBody: {
            /**
             * @description Default: the user's.
             * @example Europe/Paris
             */
            timezone?: string;
            /** @description No booking on the same day. */
            today_as_busy?: boolean;
            /** @description No booking in the past. */
            past_as_busy?: boolean;
            /** @description No booking more than n days ahead. */
            days_after_as_busy?: number | null;
            /** @description Minutes to keep free before each meeting. */
            buffer_before?: number;
            /** @description Minutes to keep free after each meeting. */
            buffer_after?: number;
            /** @description An all-day busy calendar event takes the whole day. */
            all_day_busy?: boolean;
            days?: {
                monday?: components["schemas"]["DayInput"];
                tuesday?: components["schemas"]["DayInput"];
                wednesday?: components["schemas"]["DayInput"];
                thursday?: components["schemas"]["DayInput"];
                friday?: components["schemas"]["DayInput"];
                saturday?: components["schemas"]["DayInput"];
                sunday?: components["schemas"]["DayInput"];
            };
        };
        Bookpage: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            nickname: string;
            message: string;
            belongs_to: components["schemas"]["Id"];
            secondary: boolean;
            active: boolean;
            custom: components["schemas"]["Custom"];
            hub: boolean;
            /** @description The page's public addresses. */
            urls: string[];
            no_emails: boolean;
        };
        BookpageBody: {
            nickname: string;
            /** @description The owner, a user of the organisation. */
            belongs_to: components["schemas"]["Id"];
            message?: string;
            /** @description Default false; a user has one primary page. */
            secondary?: boolean;
            /** @description Default true. */
            active?: boolean;
            custom?: components["schemas"]["CustomInput"];
        };
        BookpageUpdate: {
            nickname?: string;
            /** @description The owner, a user of the organisation. */
            belongs_to?: components["schemas"]["Id"];
            message?: string;
            /** @description Default false; a user has one primary page. */
            secondary?: boolean;
            /** @description Default true. */
            active?: boolean;
            custom?: components["schemas"]["CustomInput"];
        };
        Calendar: {
            _id: components["schemas"]["Id"];
            primary: boolean;
            name: string;
            /** @enum {string} */
            source: "google" | "office365" | "exchange" | "icloud" | "caldav" | "ics";
            source_id: string | null;
            /** @description It cannot be read any more until somebody does something about it. */
            access_broken: boolean;
            /** @description Why `access_broken` is set. `access`: the credentials, or the calendar itself, are refused. `address`: there is no calendar at the address. `complex`: what it holds takes too long to be worked out. */
            broken_reason: ("access" | "address" | "complex") | null;
            /** @description When it was last read; null: not yet. */
            synced_at: string | null;
            /** @description Credentials are never answered. */
            token: null;
            subcalendars: components["schemas"]["Subcalendar"][];
        };
        CalendarAccount: {
            /** @constant */
            source: "caldav";
            credentials: {
                /**
                 * Format: uri
                 * @description Any address of the account; the calendars are found from there.
                 */
                server: string;
                username: string;
                password: string;
            };
        } | {
            /** @constant */
            source: "exchange";
            credentials: {
                /**
                 * Format: uri
                 * @description The mail server, or the address of its web services.
                 */
                server: string;
                username: string;
                password: string;
            };
        } | {
            /** @constant */
            source: "icloud";
            /** @description The password is one made for this app at account.apple.com. */
            credentials: {
                username: string;
                password: string;
            };
        } | {
            /** @constant */
            source: "ics";
            /**
             * Format: uri
             * @description Of a calendar that is published as a file. Kept like a password.
             */
            url: string;
            name?: string;
        };
        CalendarFeed: {
            active: boolean;
            /** @description Of the present address. */
            createdAt: string | null;
        };
        CalendarInput: {
            _id?: components["schemas"]["Id"];
            source?: string;
            source_id?: string | null;
            name?: string;
            /** @description At most one is; choosing one ends the choice of another. */
            primary?: boolean;
            access_broken?: boolean;
            /** @description For all of its subcalendars. */
            display?: boolean;
            /** @description For all of its subcalendars. */
            busy?: boolean;
            subcalendars?: components["schemas"]["SubcalendarInput"][];
        };
        CalendarList: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            belongs_to: components["schemas"]["Id"];
            sync_suggestions: boolean;
            /**
             * @description What a calendar with `access_broken` does: nothing more, or block all time.
             * @enum {string}
             */
            when_broken: "last_known" | "block";
            calendars: components["schemas"]["Calendar"][];
            /** @description Providers at which people sign in themselves, as far as this installation is set up for them: `url` takes a POST, without fields, from a form in the console. */
            sign_ins: {
                /** @enum {string} */
                source: "google" | "office365";
                url: string;
            }[];
        };
        CalendarListUpdate: {
            sync_suggestions?: boolean;
            /** @enum {string} */
            when_broken?: "last_known" | "block";
            calendars?: components["schemas"]["CalendarInput"][];
        };
        Custom: {
            /** @description Automatic reply when a meeting is booked. */
            auto_message?: string;
            /** @description The event's title; `{{invitee}}` and `{{me}}` become names. */
            auto_title?: string;
            /** @description The booker must give a phone number. */
            ask_phone?: boolean;
            /** @description The booker must give a company. */
            ask_company?: boolean;
            /** @description The booker cannot add other invitees. */
            block_new_invitee?: boolean;
            /** @description How many other invitees a booking may have, those who are added later included; default 5. */
            max_invitees?: number;
            /** @description Minutes; default 30. */
            duration?: number;
            /** @description Only `fixed_lang` (else the owner's language) is offered. */
            set_lang?: boolean;
            /** @enum {string} */
            fixed_lang?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @description The page's address may prefill the form. */
            enable_api?: boolean;
            /** @description Only `fixed_timezone` (else the owner's zone) is offered. */
            set_timezone?: boolean;
            /** @example Europe/Paris */
            fixed_timezone?: string;
            /** @description Hours before the start from which declining is hidden; true hides it always. */
            event_hide_decline?: boolean | number;
            hide_places?: boolean;
            hide_support?: boolean;
            /** @description The booker cannot set a title. */
            hide_title?: boolean;
            /** @description The booker cannot suggest another place. */
            forbid_add_places?: boolean;
            /** @description How many times the booker must propose at least. */
            min_dates?: number;
            /** @description Only one time can be proposed. */
            one_slot?: boolean;
            /** @description A booking is confirmed at once; else it is a request. */
            auto_confirm?: boolean;
            /** @description Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24. */
            reminder_hours?: number;
            /** @description The heading of the page. */
            invite_title?: string;
            /**
             * Format: uri
             * @description Where the booker goes after booking.
             */
            redirect_url?: string;
            fixed_places?: {
                name: string;
                source?: string;
                /** @description The place's id in the client's own source. */
                source_id?: string;
                address?: string;
            }[];
            title_label?: string;
            title_placeholder?: string;
            title_mandatory?: boolean;
        };
        CustomInput: {
            auto_message?: string | null;
            auto_title?: string | null;
            ask_phone?: boolean | null;
            ask_company?: boolean | null;
            block_new_invitee?: boolean | null;
            max_invitees?: number | null;
            duration?: number | null;
            set_lang?: boolean | null;
            fixed_lang?: ("fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl") | null;
            enable_api?: boolean | null;
            set_timezone?: boolean | null;
            fixed_timezone?: string | null;
            event_hide_decline?: (boolean | number) | null;
            hide_places?: boolean | null;
            hide_support?: boolean | null;
            hide_title?: boolean | null;
            forbid_add_places?: boolean | null;
            min_dates?: number | null;
            one_slot?: boolean | null;
            auto_confirm?: boolean | null;
            reminder_hours?: number | null;
            invite_title?: string | null;
            redirect_url?: string | null;
            title_label?: string | null;
            title_placeholder?: string | null;
            title_mandatory?: boolean | null;
            fixed_places?: {
                name: string;
                source?: string;
                /** @description The place's id in the client's own source. */
                source_id?: string;
                address?: string;
                /** @deprecated */
                adress?: string;
            }[] | null;
        };
        Day: {
            enabled: boolean;
            slots: {
                _id: components["schemas"]["Id"];
                /** Format: date-time */
                start_time: string;
                /** Format: date-time */
                end_time: string;
            }[];
        };
        DayInput: {
            /** @description Default: true when the day has slots. */
            enabled?: boolean;
            slots?: {
                /** @description Wall-clock time. Without an offset as written; with one, converted to the availability's zone. */
                start_time: string;
                /** @description Wall-clock time. Without an offset as written; with one, converted to the availability's zone. */
                end_time: string;
            }[];
        };
        DeclineBody: {
            /** @description An invitee, by `_id` or e-mail address. */
            invitee: components["schemas"]["Id"] | string;
        };
        Deleted: {
            /** @description How many were deleted. */
            n: number;
            /** @constant */
            ok: 1;
        };
        Delivery: {
            /** @description Also the header `webhook-id`, the same at every attempt. */
            _id: components["schemas"]["Id"];
            webhook: components["schemas"]["Id"];
            action: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            attempts: number;
            /** @description When it is tried next. */
            next_at: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        DeliveryWithLog: {
            /** @description Also the header `webhook-id`, the same at every attempt. */
            _id: components["schemas"]["Id"];
            webhook: components["schemas"]["Id"];
            action: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            /** @description When it is tried next. */
            next_at: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The text as it is sent. */
            body: string;
            attempts: {
                number: number;
                /** Format: date-time */
                started_at: string;
                /** @description Milliseconds until the answer was complete. */
                ms: number;
                status: number | null;
                error: string | null;
                /** @description The first kilobyte of the answer's body. */
                answer: string | null;
            }[];
        };
        EmailPreferences: {
            attending: boolean;
            declined: boolean;
            event_cancelled: boolean;
            event_cancelled_admin: boolean;
            event_confirmed: boolean;
            event_confirmed_admin: boolean;
            new_event: boolean;
            new_event_admin: boolean;
            new_message: boolean;
            new_suggestion: boolean;
            new_suggestion_own: boolean;
            vote_update: boolean;
            vote_confirmation: boolean;
            bookpage_created_admin: boolean;
        };
        EmailPreferencesInput: {
            attending?: boolean;
            declined?: boolean;
            event_cancelled?: boolean;
            event_cancelled_admin?: boolean;
            event_confirmed?: boolean;
            event_confirmed_admin?: boolean;
            new_event?: boolean;
            new_event_admin?: boolean;
            new_message?: boolean;
            new_suggestion?: boolean;
            new_suggestion_own?: boolean;
            vote_update?: boolean;
            vote_confirmation?: boolean;
            bookpage_created_admin?: boolean;
            /** @description The same as `new_suggestion_own`. */
            new_suggestions_own?: boolean;
        };
        /** @description Its pointers lead into the body of the whole request. */
        EntryProblem: {
            /**
             * Format: uri-reference
             * @description Explains the code.
             */
            type: string;
            title: string;
            status: number;
            /** @description What went wrong this time. */
            detail: string;
            /** @enum {string} */
            code: "validation_failed" | "malformed_json" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "slot_taken" | "request_in_flight" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "mail_limit" | "internal_error" | "unavailable";
            /** @description The same as `detail`. */
            message: string;
            /** @description Every wrong value, where single values are wrong; the first hundred of many. */
            errors: components["schemas"]["FieldError"][];
        } & {
            [key: string]: unknown;
        };
        Erasure: {
            /** @description Under which the audit log tells of it. */
            _id: components["schemas"]["Id"];
            /**
             * @description What stands for the person from now on.
             * @example Erased 5f0c9a1e
             */
            name: string;
            /** @description How many events the person took part in. */
            events: number;
            mails: number;
            deliveries: number;
            audit_entries: number;
            /** @description The member who was deleted. */
            member: components["schemas"]["Id"] | null;
        };
        ErasureBody: {
            /**
             * Format: email
             * @example jane@example.com
             */
            email: string;
            /** @description Where the address is a member's, the member is deleted, too; without it that is 409. */
            delete_member?: boolean;
        };
        Event: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            title: string;
            confirmed: {
                flag: boolean;
                updated_at: string | null;
                date_id: components["schemas"]["Id"] | null;
                place_id: components["schemas"]["Id"] | null;
                multi: boolean;
            };
            created_by: {
                email: string | null;
                user: components["schemas"]["Id"] | null;
                full_name: string | null;
                picture_url: string | null;
            };
            dates: {
                _id: components["schemas"]["Id"];
                created_by: {
                    user: components["schemas"]["Id"] | null;
                };
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                /**
                 * Format: date-time
                 * @description Start.
                 */
                date: string;
                /** Format: date-time */
                end_date: string;
                all_day: boolean;
                confirmed: boolean;
                /** @description Of the confirmed date: who voted yes and did not decline. */
                confirmed_invitees: components["schemas"]["Id"][];
                votes: {
                    yes: {
                        _id: components["schemas"]["Id"];
                        created_by: {
                            user: components["schemas"]["Id"] | null;
                            invitee: components["schemas"]["Id"];
                        };
                    }[];
                    no: {
                        _id: components["schemas"]["Id"];
                        created_by: {
                            user: components["schemas"]["Id"] | null;
                            invitee: components["schemas"]["Id"];
                        };
                    }[];
                };
            }[];
            places: {
                _id: components["schemas"]["Id"];
                created_by: {
                    user: components["schemas"]["Id"] | null;
                };
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                name: string;
                address: string | null;
                source: string | null;
                icon: string | null;
                votes: {
                    yes: {
                        _id: components["schemas"]["Id"];
                        created_by: {
                            user: components["schemas"]["Id"] | null;
                            invitee: components["schemas"]["Id"];
                        };
                    }[];
                    no: {
                        _id: components["schemas"]["Id"];
                        created_by: {
                            user: components["schemas"]["Id"] | null;
                            invitee: components["schemas"]["Id"];
                        };
                    }[];
                };
            }[];
            invitees: {
                _id: components["schemas"]["Id"];
                full_name: string | null;
                email: string | null;
                phone: string | null;
                company: string | null;
                user: components["schemas"]["Id"] | null;
                picture_url: string | null;
                timezone: string | null;
                locale: string | null;
                star: boolean;
                /** @description The organiser's own entry. */
                su: boolean;
                stats: {
                    voted: {
                        dates: boolean;
                        places: boolean;
                    };
                };
                created_by: {
                    user: components["schemas"]["Id"] | null;
                };
            }[];
            messages: {
                _id: components["schemas"]["Id"];
                created_by: {
                    user: components["schemas"]["Id"] | null;
                };
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                body: string;
                from: string | null;
            }[];
            declines: {
                _id: components["schemas"]["Id"];
                invitee: components["schemas"]["Id"];
                created_by: {
                    user: components["schemas"]["Id"] | null;
                };
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @enum {string} */
            lang: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @enum {string} */
            locale: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            timezone: string;
            bookpage: boolean;
            third_party: {
                app: string | null;
                group_ids: string[];
                name: string | null;
            };
            /**
             * Format: date-time
             * @description Only on a cancelled event.
             */
            cancelled?: string;
            /** @description Only on an event that was cancelled with one. */
            cancel_reason?: string;
            /** @description Only on an event of a team: who holds it and why. */
            assignment?: {
                /** @enum {string} */
                rule: "least_recent" | "random" | "least_busy" | "weighted" | "priority";
                user: components["schemas"]["Id"];
                reason: string;
            };
            key_store: components["schemas"]["Id"];
            /** @description Reply-to address of the event. */
            email: string;
            invitees_length: number;
            alias: string;
            app_url: string;
            ics_sequence: number;
            version: number;
            group_pro: boolean;
            api: boolean;
            identification_alternatives: unknown[];
            links: null;
        };
        EventBody: {
            created_by: {
                /** @description A user of the organisation. */
                user?: components["schemas"]["Id"];
                /**
                 * Format: email
                 * @example jane@example.com
                 */
                email?: string;
                full_name?: string | null;
            };
            title: string;
            confirmed?: {
                flag?: boolean;
            };
            dates?: {
                _id?: components["schemas"]["Id"];
                /** @description Without an offset: in the event's time zone, else the creator's, else UTC. */
                date: string;
                /** @description Without an offset: in the event's time zone, else the creator's, else UTC. */
                end_date: string;
                all_day?: boolean;
            }[];
            places?: {
                _id?: components["schemas"]["Id"];
                name: string;
                address?: string | null;
                source?: string | null;
                icon?: string | null;
            }[];
            invitees?: {
                full_name?: string | null;
                /**
                 * Format: email
                 * @example jane@example.com
                 */
                email: string;
                phone?: string | null;
            }[];
            messages?: {
                body: string;
                from?: string | null;
            }[];
            /** @enum {string} */
            lang?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @enum {string} */
            locale?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @example Europe/Paris */
            timezone?: string;
            /** @description Default false. */
            bookpage?: boolean;
            /** @description A hold that this event takes up: it must be confirmed, at the hold's time and with its user. */
            hold?: components["schemas"]["Id"];
            third_party?: {
                app?: components["schemas"]["Id"] | null;
                group_ids?: string[];
                name?: string | null;
            };
        };
        EventUpdate: {
            title?: string;
            dates?: {
                _id?: components["schemas"]["Id"];
                /** @description Without an offset: in the event's time zone, else the creator's, else UTC. */
                date: string;
                /** @description Without an offset: in the event's time zone, else the creator's, else UTC. */
                end_date: string;
                all_day?: boolean;
            }[];
            places?: {
                _id?: components["schemas"]["Id"];
                name: string;
                address?: string | null;
                source?: string | null;
                icon?: string | null;
            }[];
            /** @enum {string} */
            lang?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @enum {string} */
            locale?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @example Europe/Paris */
            timezone?: string;
            third_party?: {
                app?: components["schemas"]["Id"] | null;
                group_ids?: string[];
                name?: string | null;
            };
        };
        ExchangeAccount: {
            /** @constant */
            source: "exchange";
            credentials: {
                /**
                 * @example outlook.example.com
                 * @example https://mail.example.com/EWS/Exchange.asmx
                 */
                server: string;
                username: string;
                password: string;
            };
        };
        FieldError: {
            /** @enum {string} */
            in: "body" | "query" | "path" | "header";
            /** @description JSON pointer (RFC 6901) into the body, or `/name` of a parameter or header. */
            pointer: string;
            /**
             * @description What is wrong, for a program to branch on.
             * @enum {string}
             */
            code: "required" | "unknown_key" | "read_only" | "invalid_type" | "invalid_value" | "invalid_key" | "invalid_format" | "invalid_date" | "too_small" | "too_big" | "too_long" | "too_deep" | "not_multiple_of" | "out_of_range" | "range_too_long" | "unknown" | "unknown_address" | "taken" | "duplicate" | "ambiguous" | "exactly_one" | "not_one_user" | "mismatch" | "reversed" | "past" | "nonexistent_time" | "slot_taken" | "refused" | "unsupported" | "https" | "private_address" | "unreachable" | "no_calendar" | "wrong" | "too_easy" | "organiser" | "nul_character" | "lone_surrogate" | "invalid_encoding";
            /** @description What is wrong, for a person. */
            message: string;
        };
        FoundLocation: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            location: {
                /** @constant */
                type: "Point";
                /** @description Latitude, then longitude, in decimal degrees. */
                coordinates: [
                    number,
                    number
                ];
            };
            name: string;
            address: string | null;
            picture_url: string | null;
            link: string | null;
            extid: string;
            org: components["schemas"]["Id"];
            locator: components["schemas"]["Id"];
            /** @description Metres from `near`, when that was asked for. */
            distance?: number;
        };
        FreeSlot: {
            start: {
                /**
                 * Format: date-time
                 * @description With the offset of the time zone.
                 */
                dateTime: string;
            };
            end: {
                /**
                 * Format: date-time
                 * @description With the offset of the time zone.
                 */
                dateTime: string;
            };
        };
        Hold: {
            _id: components["schemas"]["Id"];
            user: components["schemas"]["Id"];
            /** Format: date-time */
            start: string;
            /** Format: date-time */
            end: string;
            /**
             * Format: date-time
             * @description From then on the time is free again, without a call.
             */
            expires_at: string;
        };
        HoldBody: {
            /** @description Whose time is kept. */
            user: components["schemas"]["Id"];
            /** @description Without an offset: in the event's time zone, else the creator's, else UTC. */
            start: string;
            /** @description At most 24 hours after `start`. */
            end: string;
            /**
             * @description How long the time is kept.
             * @default 10
             */
            minutes?: number;
        };
        HookActivity: {
            /**
             * Format: date-time
             * @description When the first of the 24 hours began; the last one is not over.
             */
            since: string;
            hooks: {
                _id: components["schemas"]["Id"];
                /** @description 24 of them; deliveries by when they were made. */
                hours: {
                    delivered: number;
                    failed: number;
                    pending: number;
                }[];
            }[];
        };
        /** @example 65f0c1a2b3c4d5e6f7a8b9c0 */
        Id: string;
        Insights: {
            /** @description Meetings that were created. */
            booked: number;
            /** @description Of these, how many are cancelled now. */
            cancelled: number;
            /**
             * Format: date-time
             * @description When the first of the weeks began; the last one is not over.
             */
            since: string;
            /** @description Days from the creation of confirmed meetings to their start. */
            median_lead_days: number | null;
            weeks: {
                /** Format: date-time */
                starts_at: string;
                /** @description Meetings that were created. */
                booked: number;
                /** @description Of these, how many are cancelled now. */
                cancelled: number;
            }[];
            /** @description How many confirmed meetings were created how many full days before their start. */
            lead_times: {
                from_days: number;
                /** @description Null: and more. */
                to_days: number | null;
                booked: number;
            }[];
            /** @description The booking pages with most meetings; null stands for meetings without a page. */
            pages: {
                bookpage: components["schemas"]["Id"] | null;
                nickname: string | null;
                /** @description Meetings that were created. */
                booked: number;
                /** @description Of these, how many are cancelled now. */
                cancelled: number;
            }[];
            /** @description A meeting counts for each team of which its host is a member. */
            teams: {
                team: components["schemas"]["Id"];
                name: string;
                /** @description Meetings that were created. */
                booked: number;
                /** @description Of these, how many are cancelled now. */
                cancelled: number;
            }[];
        };
        Invitation: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description How many people have joined with the link. */
            uses: number;
            /** @description How many may; null: any number. */
            max_uses: number | null;
            expires_at: string | null;
            revoked_at: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        InvitationBody: {
            /** @description Whom the link is for. */
            name: string;
            /** @description Default: never. */
            expires_at?: string | null;
            /** @description Default: any number. */
            max_uses?: number | null;
        };
        InviteeBody: {
            full_name?: string | null;
            /**
             * Format: email
             * @example jane@example.com
             */
            email: string;
            phone?: string | null;
        };
        Job: {
            _id: string;
            task: string;
            /**
             * @description Given up; failed and tried again; or late by minutes, in its start or its end.
             * @enum {string}
             */
            state: "failed" | "retrying" | "stuck";
            attempts: number;
            max_attempts: number;
            /**
             * Format: date-time
             * @description When it is, or was, to run next.
             */
            run_at: string;
            /** @description Since when it has been running. */
            locked_at: string | null;
            last_error: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Location: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            location: {
                /** @constant */
                type: "Point";
                /** @description Latitude, then longitude, in decimal degrees. */
                coordinates: [
                    number,
                    number
                ];
            };
            name: string;
            address: string | null;
            picture_url: string | null;
            link: string | null;
            extid: string;
            org: components["schemas"]["Id"];
            locator: components["schemas"]["Id"];
        };
        LocationBatch: {
            /** @description Answers what would happen to each entry, and changes nothing. Default false. */
            dry_run?: boolean;
            locations: components["schemas"]["LocationBody"][];
        };
        LocationBatchAnswer: {
            results: components["schemas"]["LocationBatchResult"][];
        };
        LocationBatchResult: {
            /** @description 201: created; 200: updated; else why it was refused. */
            status: number;
            location?: components["schemas"]["Location"];
            /** @description Where it is, as sent or as the address was found. */
            coordinates?: [
                number,
                number
            ];
            error?: components["schemas"]["EntryProblem"];
        };
        LocationBody: {
            name: string;
            /** @description Your own id, unique in the locator. */
            extid: string;
            /** @description Required without an address. */
            location?: {
                /**
                 * @default Point
                 * @constant
                 */
                type?: "Point";
                /** @description Latitude, then longitude, in decimal degrees. */
                coordinates: [
                    number,
                    number
                ];
            };
            /** @description The coordinates are looked up where none are sent. */
            address?: string | null;
            picture_url?: string | null;
            /** @description An http(s) address or, usually, the path of a booking page. */
            link?: string | null;
        };
        LocationUpdate: {
            name?: string;
            /** @description Your own id, unique in the locator. */
            extid?: string;
            /** @description Required without an address. */
            location?: {
                /**
                 * @default Point
                 * @constant
                 */
                type?: "Point";
                /** @description Latitude, then longitude, in decimal degrees. */
                coordinates: [
                    number,
                    number
                ];
            };
            /** @description The coordinates are looked up where none are sent. */
            address?: string | null;
            picture_url?: string | null;
            /** @description An http(s) address or, usually, the path of a booking page. */
            link?: string | null;
        };
        Locator: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            handle: string;
            org: components["schemas"]["Id"];
            title: string;
            message: string;
            /** @enum {string} */
            lang: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            max_distance: number | null;
            geolocation: boolean;
            postcode_filter: string | null;
            address_postfix: string | null;
            address_region_bias: string | null;
            /** @description What visitors read when no location is near. */
            no_results: {
                message?: string;
                button?: {
                    label?: string;
                    /** @example /jane */
                    link?: string;
                };
            };
            back_button: {
                label?: string;
            };
        };
        LocatorBody: {
            handle: string;
            title?: string;
            message?: string;
            /**
             * @description Default: en.
             * @enum {string}
             */
            lang?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            max_distance?: number | null;
            /** @description Show a geolocation button on the address field. */
            geolocation?: boolean;
            postcode_filter?: string | null;
            /** @description Appended to addresses, for example a country. */
            address_postfix?: string | null;
            /** @description Where addresses are looked for: a country, its code, a state of the US, or a city. */
            address_region_bias?: string | null;
            no_results?: {
                message?: string;
                button?: {
                    label?: string;
                    /** @example /jane */
                    link?: string;
                };
            } | null;
            back_button?: {
                label?: string;
            } | null;
        };
        LocatorUpdate: {
            handle?: string;
            title?: string;
            message?: string;
            /**
             * @description Default: en.
             * @enum {string}
             */
            lang?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            max_distance?: number | null;
            /** @description Show a geolocation button on the address field. */
            geolocation?: boolean;
            postcode_filter?: string | null;
            /** @description Appended to addresses, for example a country. */
            address_postfix?: string | null;
            /** @description Where addresses are looked for: a country, its code, a state of the US, or a city. */
            address_region_bias?: string | null;
            no_results?: {
                message?: string;
                button?: {
                    label?: string;
                    /** @example /jane */
                    link?: string;
                };
            } | null;
            back_button?: {
                label?: string;
            } | null;
        };
        Mail: {
            _id: components["schemas"]["Id"];
            event: components["schemas"]["Id"] | null;
            /** @description Such as `confirmed`, `cancelled`, `message`, `signup`. */
            kind: string;
            /** @enum {string} */
            lang: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            to: string;
            subject: string;
            /**
             * @description Waiting to be sent; taken by the mail server; given up; or only kept, as no mail server was set.
             * @enum {string}
             */
            state: "queued" | "sent" | "failed" | "kept";
            attempts: number;
            /** @description Why the last attempt failed. */
            last_error: string | null;
            /** Format: date-time */
            createdAt: string;
            sent_at: string | null;
            /** @description Name of the sender. */
            from: string | null;
            reply_to: string | null;
            /** @description Null where it was sealed with another secret. */
            text: string | null;
            html: string | null;
            /** @description The calendar entry that comes with it. */
            calendar: {
                /** @enum {string} */
                method: "REQUEST" | "CANCEL";
                content: string;
            } | null;
        };
        MailSummary: {
            _id: components["schemas"]["Id"];
            event: components["schemas"]["Id"] | null;
            /** @description Such as `confirmed`, `cancelled`, `message`, `signup`. */
            kind: string;
            /** @enum {string} */
            lang: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            to: string;
            subject: string;
            /**
             * @description Waiting to be sent; taken by the mail server; given up; or only kept, as no mail server was set.
             * @enum {string}
             */
            state: "queued" | "sent" | "failed" | "kept";
            attempts: number;
            /** @description Why the last attempt failed. */
            last_error: string | null;
            /** Format: date-time */
            createdAt: string;
            sent_at: string | null;
        };
        MessageBody: {
            /** @description The sender, as in `invitee`; default: the organiser. */
            from?: (components["schemas"]["Id"] | string) | null;
            body: string;
        };
        NewApiKey: {
            _id: components["schemas"]["Id"];
            name: string;
            /**
             * @description The key's first characters, to tell it by.
             * @example bp_x7Kq2mA
             */
            prefix: string;
            /** @description What the key is limited to; empty: nothing, it may do everything. */
            scopes: ("organization:read" | "users:read" | "users:write" | "preferences:read" | "preferences:write" | "calendars:read" | "calendars:write" | "availabilities:read" | "availabilities:write" | "bookpages:read" | "bookpages:write" | "slots:read" | "events:read" | "events:write" | "teams:read" | "teams:write" | "locators:read" | "locators:write" | "third_parties:read" | "third_parties:write" | "api_keys:read" | "api_keys:write" | "credentials:write" | "audit:read" | "personal_data:read" | "personal_data:write" | "hooks:read" | "hooks:write" | "jobs:read" | "mails:read" | "organization:write")[];
            /** @description To the minute. */
            last_used_at: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description From then on the key is refused; null: it does not end by itself. */
            expires_at: string | null;
            revoked_at: string | null;
            /**
             * @description The key itself: shown this once, it cannot be read again.
             * @example bp_x7Kq2mAV9cQe4rT1yU8iO3pL6sD0fG5h
             */
            key: string;
        };
        NewCalendarFeed: {
            url: string;
            /** Format: date-time */
            createdAt: string;
        };
        NewInvitation: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description How many people have joined with the link. */
            uses: number;
            /** @description How many may; null: any number. */
            max_uses: number | null;
            expires_at: string | null;
            revoked_at: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The link: shown this once, it cannot be read again. What you add as `?extid=` becomes the `account.organization.extid` of whoever joins.
             * @example https://meet.example.com/join/V9cQe4rT1yU8iO3pL6sD0fG5hx7Kq2mA
             */
            link: string;
        };
        NewWebhook: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            organization: components["schemas"]["Id"];
            /** @constant */
            scope: "organization";
            /** @enum {string} */
            action: "event.created" | "event.confirmed" | "event.updated" | "event.cancelled" | "user.joined" | "event.voted" | "event.message" | "event.declined" | "event.new_invitee" | "bookpage.updated";
            target_url: string;
            /**
             * @description What is sent: a list of one action (the default), or the action itself.
             * @enum {string}
             */
            format: "array" | "object";
            /** @description Nothing is sent from then on, until a PUT enables it again. */
            disabled_at: string | null;
            disabled_reason: ("gone" | "failing") | null;
            /** @description Since when every delivery has failed. */
            failing_since: string | null;
            /**
             * @description Verifies signatures (Standard Webhooks). Answered here and never again.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        NextSlots: {
            timezone: string;
            slots: components["schemas"]["FreeSlot"][];
        };
        Organization: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            name: string;
            /** @enum {string} */
            lang: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            admins: components["schemas"]["Id"][];
            members: components["schemas"]["Id"][];
            private: boolean;
            plan: string;
            superadmin_team: components["schemas"]["Id"] | null;
            /** @description Whoever names other people on a public page without being signed in types a code first, which is mailed to their own address. Default true. */
            confirm_bookers: boolean;
        };
        OrganizationBody: {
            /** @description Whoever names other people on a public page without being signed in types a code first, which is mailed to their own address. Default true. */
            confirm_bookers?: boolean;
        };
        PersonalData: {
            /**
             * Format: email
             * @example jane@example.com
             */
            email: string;
            /** @description The member who has the address. */
            member: components["schemas"]["User"] | null;
            events: {
                _id: components["schemas"]["Id"];
                title: string;
                starts_at: string | null;
                ends_at: string | null;
                cancelled: string | null;
                /** @description Whether it is the person's own event. */
                created: boolean;
                invitees: {
                    _id: components["schemas"]["Id"];
                    email: string | null;
                    full_name: string | null;
                    phone: string | null;
                    company: string | null;
                    timezone: string | null;
                    lang: string | null;
                    /** Format: date-time */
                    createdAt: string;
                    votes: {
                        date: components["schemas"]["Id"] | null;
                        place: components["schemas"]["Id"] | null;
                        yes: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                    }[];
                    declined: string | null;
                }[];
                messages: {
                    _id: components["schemas"]["Id"];
                    body: string;
                    /** Format: date-time */
                    createdAt: string;
                }[];
            }[];
            mails: {
                _id: components["schemas"]["Id"];
                event: components["schemas"]["Id"] | null;
                kind: string;
                to: string;
                subject: string;
                /** Format: date-time */
                createdAt: string;
                sent_at: string | null;
                /** @description Null where it leads to an account. */
                text: string | null;
            }[];
        };
        Preferences: {
            email: components["schemas"]["EmailPreferences"];
            push: components["schemas"]["PushPreferences"];
        };
        PreferencesUpdate: {
            email?: components["schemas"]["EmailPreferencesInput"];
            push?: components["schemas"]["PushPreferencesInput"];
            /** @description The same two; what stands here has the last word. */
            prefs?: {
                email?: components["schemas"]["EmailPreferencesInput"];
                push?: components["schemas"]["PushPreferencesInput"];
            };
            log?: {
                /** @description Switches all push messages on or off; keys of `push` beside it have the last word. */
                push_enabled?: boolean;
            };
            /** @description Switches all push messages on or off; keys of `push` beside it have the last word. */
            push_enabled?: boolean;
        };
        Problem: {
            /**
             * Format: uri-reference
             * @description Explains the code.
             */
            type: string;
            title: string;
            status: number;
            /** @description What went wrong this time. */
            detail: string;
            /**
             * Format: uri-reference
             * @description The path that was asked for.
             */
            instance: string;
            /** @enum {string} */
            code: "validation_failed" | "malformed_json" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "slot_taken" | "request_in_flight" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "mail_limit" | "internal_error" | "unavailable";
            /** @description The same as `detail`. */
            message: string;
            /** @description Every wrong value, where single values are wrong; the first hundred of many. */
            errors: components["schemas"]["FieldError"][];
            /** @description Quote it when you ask for help. */
            request_id: string;
        } & {
            [key: string]: unknown;
        };
        PublicTeam: {
            _id: components["schemas"]["Id"];
            name: string;
            members: {
                first_name: string | null;
                last_name: string | null;
                picture_url: string | null;
            }[];
        };
        PushKey: {
            public_key: string | null;
        };
        PushPreferences: {
            attending: boolean;
            declined: boolean;
            event_cancelled: boolean;
            event_confirmed: boolean;
            new_event: boolean;
            new_message: boolean;
            new_suggestion: boolean;
            vote_update: boolean;
            bookpage_created_admin: boolean;
        };
        PushPreferencesInput: {
            attending?: boolean;
            declined?: boolean;
            event_cancelled?: boolean;
            event_confirmed?: boolean;
            new_event?: boolean;
            new_message?: boolean;
            new_suggestion?: boolean;
            vote_update?: boolean;
            bookpage_created_admin?: boolean;
        };
        PushSubscription: {
            _id: components["schemas"]["Id"];
            /** @description Host of the push service. */
            service: string;
            /** Format: date-time */
            createdAt: string;
        };
        PushSubscriptionBody: {
            /** @description Of the push service, as the browser gives it. */
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        /** @description The mail as it came. */
        RawMail: string;
        ReceivedMail: {
            /** @description The event that the mail is addressed to. */
            event: components["schemas"]["Id"] | null;
            /** @description Why the mail did not become a message; null: it did. There is no sense in sending it again. */
            ignored: ("unknown_event" | "unknown_sender" | "automatic" | "calendar_answer" | "empty" | "unreadable" | "repeated" | "full") | null;
            /** @description The message was cut to 5,000 characters. */
            shortened: boolean;
            attachments_dropped: number;
        };
        ReplayBody: {
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description Default: now.
             */
            until?: string;
        };
        RotatedSecret: {
            /**
             * @description Verifies signatures (Standard Webhooks). Answered here and never again.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
            /**
             * Format: date-time
             * @description Until then, deliveries are signed with both.
             */
            previous_valid_until: string;
        };
        Session: {
            _id: components["schemas"]["Id"];
            /** @description The one that asks. */
            current: boolean;
            /** @description What the browser called itself when it signed in. */
            user_agent: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string;
            /**
             * Format: date-time
             * @description 30 days after the last use, at most 90 after signing in.
             */
            expires_at: string;
        };
        SlotDays: {
            timezone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            days: {
                [key: string]: {
                    slots: components["schemas"]["FreeSlot"][];
                };
            };
            /** @description Only when the range has no slot: the first later one, null if there is none within 366 days. */
            nextAvailability?: components["schemas"]["FreeSlot"] | null;
        };
        SlotExplanation: {
            timezone: string;
            start: {
                /**
                 * Format: date-time
                 * @description With the offset of the time zone.
                 */
                dateTime: string;
            };
            end: {
                /**
                 * Format: date-time
                 * @description With the offset of the time zone.
                 */
                dateTime: string;
            };
            /** @description Whether the search offers this time. */
            free: boolean;
            /** @description Every rule in the way; of a team, those of each member. */
            reasons: components["schemas"]["SlotReason"][];
        };
        SlotReason: {
            /**
             * @description `nobody`: the team has no members. `off_grid`: within the hours, but no step of the search begins then. `horizon`: later than `days_after_as_busy`. `calendar_day`: a busy calendar's event of whole days. `broken_calendar`: a calendar cannot be read, and its owner has chosen to offer nothing then.
             * @enum {string}
             */
            rule: "nobody" | "no_availability" | "outside_hours" | "off_grid" | "past" | "today" | "horizon" | "meeting" | "hold" | "calendar" | "calendar_day" | "broken_calendar";
            /** @description Whose rule it is; null: of the search as a whole. */
            user: components["schemas"]["Id"] | null;
            /** @description Only the time to be kept free around `period` is in the way. */
            buffer: boolean;
            /** @description What takes the time; null where that is the rule itself. */
            period: {
                start: {
                    /**
                     * Format: date-time
                     * @description With the offset of the time zone.
                     */
                    dateTime: string;
                };
                end: {
                    /**
                     * Format: date-time
                     * @description With the offset of the time zone.
                     */
                    dateTime: string;
                };
            } | null;
            /** @description Of a meeting, for those who may read events. */
            event: {
                _id: components["schemas"]["Id"];
                title: string;
            } | null;
            /** @description Which calendar, for those who may read calendars. */
            calendar: string | null;
        };
        Slots: {
            timezone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            slots: components["schemas"]["FreeSlot"][];
            /** @description Only when the range has no slot: the first later one, null if there is none within 366 days. */
            nextAvailability?: components["schemas"]["FreeSlot"] | null;
        };
        Subcalendar: {
            _id: components["schemas"]["Id"];
            name: string;
            source: string;
            source_id: string;
            primary: boolean;
            display: boolean;
            busy: boolean;
            writable: boolean;
            bcolor: string | null;
            fcolor: string | null;
            color_id: string | null;
        };
        SubcalendarInput: {
            _id?: components["schemas"]["Id"];
            source?: string;
            source_id?: string | null;
            name?: string;
            /** @description At most one is; choosing one ends the choice of another. */
            primary?: boolean;
            display?: boolean;
            busy?: boolean;
            writable?: boolean;
            bcolor?: string | null;
            fcolor?: string | null;
            color_id?: string | null;
        };
        Team: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            organization: components["schemas"]["Id"];
            extid: string;
            name: string;
            level_name: string | null;
            admins: components["schemas"]["Id"][];
            members: components["schemas"]["Id"][];
            public: boolean;
            assignment: components["schemas"]["Assignment"];
        };
        TeamAdminPreferences: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            /** @description The team. */
            belongs_to: components["schemas"]["Id"];
            prefs: {
                email: components["schemas"]["EmailPreferences"];
            };
        };
        TeamAdminPreferencesBody: {
            attending?: boolean;
            declined?: boolean;
            event_cancelled?: boolean;
            event_cancelled_admin?: boolean;
            event_confirmed?: boolean;
            event_confirmed_admin?: boolean;
            new_event?: boolean;
            new_event_admin?: boolean;
            new_message?: boolean;
            new_suggestion?: boolean;
            new_suggestion_own?: boolean;
            vote_update?: boolean;
            vote_confirmation?: boolean;
            bookpage_created_admin?: boolean;
            /** @description The same as `new_suggestion_own`. */
            new_suggestions_own?: boolean;
            prefs?: {
                email?: components["schemas"]["EmailPreferencesInput"];
            };
        };
        TeamBody: {
            /** @description The id of your organisation. */
            organization?: components["schemas"]["Id"];
            /** @description Your own id of the team, unique in the organisation. */
            extid: string;
            name: string;
            level_name?: string | null;
            /** @description Need not be members. */
            admins?: components["schemas"]["TeamPersonInput"][];
            members?: components["schemas"]["TeamPersonInput"][];
            /** @description Default false. Whether everybody may see the team's name, and its members' names and photos. */
            public?: boolean;
            /** @description Default: `least_recent`. */
            assignment?: components["schemas"]["Assignment"];
        };
        TeamEventBody: {
            created_by: {
                /**
                 * Format: email
                 * @description A member who is free gets the event; else the team's rule picks one.
                 * @example jane@example.com
                 */
                email: string;
                full_name?: string | null;
            };
            title: string;
            confirmed?: {
                flag?: boolean;
            };
            dates?: {
                _id?: components["schemas"]["Id"];
                /** @description Without an offset: in the event's time zone, else the creator's, else UTC. */
                date: string;
                /** @description Without an offset: in the event's time zone, else the creator's, else UTC. */
                end_date: string;
                all_day?: boolean;
            }[];
            places?: {
                _id?: components["schemas"]["Id"];
                name: string;
                address?: string | null;
                source?: string | null;
                icon?: string | null;
            }[];
            invitees?: {
                full_name?: string | null;
                /**
                 * Format: email
                 * @example jane@example.com
                 */
                email: string;
                phone?: string | null;
            }[];
            messages?: {
                body: string;
                from?: string | null;
            }[];
            /** @enum {string} */
            lang?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @enum {string} */
            locale?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @example Europe/Paris */
            timezone?: string;
            /** @constant */
            bookpage: true;
            third_party?: {
                app?: components["schemas"]["Id"] | null;
                group_ids?: string[];
                name?: string | null;
            };
        };
        /** @description A user: by id or e-mail address, or as an object with `_id`, `email` or `extid`. */
        TeamPersonInput: components["schemas"]["Id"] | string | {
            _id?: components["schemas"]["Id"];
            /**
             * Format: email
             * @example jane@example.com
             */
            email?: string;
            extid?: string;
        };
        TeamUpdate: {
            /** @description The id of your organisation. */
            organization?: components["schemas"]["Id"];
            /** @description Your own id of the team, unique in the organisation. */
            extid?: string;
            name?: string;
            level_name?: string | null;
            /** @description Need not be members. */
            admins?: components["schemas"]["TeamPersonInput"][];
            members?: components["schemas"]["TeamPersonInput"][];
            /** @description Default false. Whether everybody may see the team's name, and its members' names and photos. */
            public?: boolean;
            /** @description Default: `least_recent`. */
            assignment?: components["schemas"]["Assignment"];
        };
        ThirdParty: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            name: string;
            contact: {
                email: string | null;
                name: string | null;
            };
            organization: components["schemas"]["Id"];
            /** @description With it the app gets creator tokens; keep it on a server. */
            secret: string;
        };
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            /**
             * @description `reopened`: in planning again. `moved`: confirmed for another date or place.
             * @enum {string}
             */
            kind: "created" | "confirmed" | "reopened" | "cancelled" | "moved" | "changed" | "voted" | "declined" | "messaged" | "invited" | "removed" | "reminded" | "mailed" | "delivered";
            /** @description Who did it, as in the audit log; null for mails and deliveries. */
            actor: {
                /** @enum {string} */
                kind: "key" | "user" | "booker" | "system";
                name: string | null;
            } | null;
            /** @description Who answered, wrote, was invited, removed or mailed, by name or else by address. */
            people: string[];
            /** @description The message, the reason of the cancellation, the subject of the mail. */
            text: string | null;
            /** @description What was `changed`, such as `title` or `dates`. */
            fields: string[];
            mail: {
                _id: components["schemas"]["Id"];
                kind: string;
                /** @enum {string} */
                state: "queued" | "sent" | "failed" | "kept";
            } | null;
            delivery: {
                _id: components["schemas"]["Id"];
                webhook: components["schemas"]["Id"];
                target_url: string;
                action: string;
                /** @enum {string} */
                state: "pending" | "delivered" | "failed";
                attempts: number;
                /** @description What the last attempt was answered with. */
                status: number | null;
            } | null;
        };
        TypeCustom: {
            /** @description Automatic reply when a meeting is booked. */
            auto_message?: string;
            /** @description The event's title; `{{invitee}}` and `{{me}}` become names. */
            auto_title?: string;
            /** @description The booker must give a phone number. */
            ask_phone?: boolean;
            /** @description The booker must give a company. */
            ask_company?: boolean;
            /** @description The booker cannot add other invitees. */
            block_new_invitee?: boolean;
            /** @description How many other invitees a booking may have, those who are added later included; default 5. */
            max_invitees?: number;
            /** @description Minutes; default 30. */
            duration?: number;
            /** @description Only `fixed_lang` (else the owner's language) is offered. */
            set_lang?: boolean;
            /** @enum {string} */
            fixed_lang?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            /** @description The page's address may prefill the form. */
            enable_api?: boolean;
            /** @description Only `fixed_timezone` (else the owner's zone) is offered. */
            set_timezone?: boolean;
            /** @example Europe/Paris */
            fixed_timezone?: string;
            /** @description Hours before the start from which declining is hidden; true hides it always. */
            event_hide_decline?: boolean | number;
            hide_places?: boolean;
            hide_support?: boolean;
            /** @description The booker cannot set a title. */
            hide_title?: boolean;
            /** @description The booker cannot suggest another place. */
            forbid_add_places?: boolean;
            /** @description How many times the booker must propose at least. */
            min_dates?: number;
            /** @description Only one time can be proposed. */
            one_slot?: boolean;
            /** @description A booking is confirmed at once; else it is a request. */
            auto_confirm?: boolean;
            /** @description Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24. */
            reminder_hours?: number;
            /** @description The heading of the page. */
            invite_title?: string;
            /**
             * Format: uri
             * @description Where the booker goes after booking.
             */
            redirect_url?: string;
            fixed_places?: {
                name: string;
                source?: string;
                /** @description The place's id in the client's own source. */
                source_id?: string;
                address?: string;
            }[];
        };
        TypeCustomInput: {
            auto_message?: string | null;
            auto_title?: string | null;
            ask_phone?: boolean | null;
            ask_company?: boolean | null;
            block_new_invitee?: boolean | null;
            max_invitees?: number | null;
            duration?: number | null;
            set_lang?: boolean | null;
            fixed_lang?: ("fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl") | null;
            enable_api?: boolean | null;
            set_timezone?: boolean | null;
            fixed_timezone?: string | null;
            event_hide_decline?: (boolean | number) | null;
            hide_places?: boolean | null;
            hide_support?: boolean | null;
            hide_title?: boolean | null;
            forbid_add_places?: boolean | null;
            min_dates?: number | null;
            one_slot?: boolean | null;
            auto_confirm?: boolean | null;
            reminder_hours?: number | null;
            invite_title?: string | null;
            redirect_url?: string | null;
            fixed_places?: {
                name: string;
                source?: string;
                /** @description The place's id in the client's own source. */
                source_id?: string;
                address?: string;
                /** @deprecated */
                adress?: string;
            }[] | null;
        };
        User: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            id: components["schemas"]["Id"];
            first_name: string | null;
            last_name: string | null;
            full_name: string | null;
            timezone: string;
            /** @enum {string} */
            language: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
            signedup_with: string;
            calendarList: components["schemas"]["Id"];
            picture_url: string | null;
            emails: string[];
            account: {
                organization: {
                    name: string;
                    id: components["schemas"]["Id"];
                    admin: boolean;
                    extid: string | null;
                };
                plan: string;
                free_trial_days: number;
                free_trial_started: string | null;
                free_trial_until: string | null;
                app_url: string;
            };
            consent: {
                terms: string | null;
            };
            /** @description Which are connected. */
            calendars: {
                google: boolean;
                office365: boolean;
                exchange: boolean;
                icloud: boolean;
                caldav: boolean;
            };
            google: {
                id: string | null;
                email: string | null;
                picture: string | null;
                token: string | null;
                last_contacts_fetch: string | null;
                last_profile_fetch: string | null;
            };
            modules: {
                brand: boolean;
                assistant: boolean;
                bookpage: boolean;
                bookpage_pro: boolean;
                availabilities: boolean;
                billing: boolean;
                group_pro: boolean;
                team: boolean;
            };
        };
        UserAnswer: {
            user: components["schemas"]["User"];
            /** @description Where the user completes the sign-up: works once, for 7 days. */
            link?: string;
        };
        UserBatch: {
            /** @description Of all entries. */
            organization?: components["schemas"]["Id"];
            /** @description Answers what would happen to each entry, and changes nothing. Default false. */
            dry_run?: boolean;
            users: components["schemas"]["UserEntry"][];
        };
        UserBatchAnswer: {
            results: components["schemas"]["UserBatchResult"][];
        };
        UserBatchResult: {
            /** @description What the entry alone would have been answered with. */
            status: number;
            user?: components["schemas"]["User"];
            link?: string;
            error?: components["schemas"]["EntryProblem"];
        };
        UserBody: {
            /** @description The id of your organisation. */
            organization: components["schemas"]["Id"];
            user: {
                /** @description At most one; `email` is accepted too. */
                emails?: string | string[];
                /**
                 * Format: email
                 * @example jane@example.com
                 */
                email?: string;
                first_name?: string | null;
                last_name?: string | null;
                /**
                 * @description Default: UTC.
                 * @example Europe/Paris
                 */
                timezone?: string;
                /**
                 * @description Default: en.
                 * @enum {string}
                 */
                language?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
                picture_url?: string | null;
                account?: {
                    organization?: {
                        extid?: string | null;
                    };
                };
                /** @description Of a user who exists already. */
                _id?: components["schemas"]["Id"];
                id?: components["schemas"]["Id"];
            };
            /**
             * @description The user sets a password with the answered link.
             * @constant
             */
            finish_signup_with?: "email";
            login?: {
                credentials: {
                    username: string;
                    password: string;
                };
            };
            availability?: components["schemas"]["AvailabilityBody"];
            bookpage?: components["schemas"]["UserBookpage"];
            /** @description Connects each account, or gives a connected one new credentials. */
            calendars?: components["schemas"]["ExchangeAccount"][];
        };
        UserBookpage: {
            nickname: string;
            message?: string;
            custom?: components["schemas"]["TypeCustomInput"];
        };
        UserEntry: {
            /** @description The id of your organisation. */
            organization?: components["schemas"]["Id"];
            user: {
                /** @description At most one; `email` is accepted too. */
                emails?: string | string[];
                /**
                 * Format: email
                 * @example jane@example.com
                 */
                email?: string;
                first_name?: string | null;
                last_name?: string | null;
                /**
                 * @description Default: UTC.
                 * @example Europe/Paris
                 */
                timezone?: string;
                /**
                 * @description Default: en.
                 * @enum {string}
                 */
                language?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
                picture_url?: string | null;
                account?: {
                    organization?: {
                        extid?: string | null;
                    };
                };
                /** @description Of a user who exists already. */
                _id?: components["schemas"]["Id"];
                id?: components["schemas"]["Id"];
            };
            /**
             * @description The user sets a password with the answered link.
             * @constant
             */
            finish_signup_with?: "email";
            login?: {
                credentials: {
                    username: string;
                    password: string;
                };
            };
            availability?: components["schemas"]["AvailabilityBody"];
            bookpage?: components["schemas"]["UserBookpage"];
            /** @description Connects each account, or gives a connected one new credentials. */
            calendars?: components["schemas"]["ExchangeAccount"][];
        };
        UserUpdate: {
            /** @description The id of your organisation. */
            organization?: components["schemas"]["Id"];
            user?: {
                /** @description At most one; `email` is accepted too. */
                emails?: string | string[];
                /**
                 * Format: email
                 * @example jane@example.com
                 */
                email?: string;
                first_name?: string | null;
                last_name?: string | null;
                /**
                 * @description Default: UTC.
                 * @example Europe/Paris
                 */
                timezone?: string;
                /**
                 * @description Default: en.
                 * @enum {string}
                 */
                language?: "fr" | "en" | "es" | "it" | "pt" | "de" | "sv" | "nl";
                picture_url?: string | null;
                account?: {
                    organization?: {
                        extid?: string | null;
                    };
                };
            };
            /**
             * @description The user sets a password with the answered link.
             * @constant
             */
            finish_signup_with?: "email";
            login?: {
                credentials: {
                    username: string;
                    password: string;
                };
            };
            availability?: components["schemas"]["AvailabilityBody"];
            bookpage?: components["schemas"]["UserBookpage"];
            /** @description Connects each account, or gives a connected one new credentials. */
            calendars?: components["schemas"]["ExchangeAccount"][];
        };
        VoteBody: {
            /** @description An invitee, by `_id` or e-mail address. */
            invitee: components["schemas"]["Id"] | string;
            /** @description An answer by the id of the date; those not named stay as they are. */
            dates?: {
                [key: string]: "yes" | "no";
            };
            /** @description An answer by the id of the place; those not named stay as they are. */
            places?: {
                [key: string]: "yes" | "no";
            };
        };
        Webhook: {
            _id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            __v: number;
            organization: components["schemas"]["Id"];
            /** @constant */
            scope: "organization";
            /** @enum {string} */
            action: "event.created" | "event.confirmed" | "event.updated" | "event.cancelled" | "user.joined" | "event.voted" | "event.message" | "event.declined" | "event.new_invitee" | "bookpage.updated";
            target_url: string;
            /**
             * @description What is sent: a list of one action (the default), or the action itself.
             * @enum {string}
             */
            format: "array" | "object";
            /** @description Nothing is sent from then on, until a PUT enables it again. */
            disabled_at: string | null;
            disabled_reason: ("gone" | "failing") | null;
            /** @description Since when every delivery has failed. */
            failing_since: string | null;
        };
        WebhookBody: {
            /** @enum {string} */
            action: "event.created" | "event.confirmed" | "event.updated" | "event.cancelled" | "user.joined" | "event.voted" | "event.message" | "event.declined" | "event.new_invitee" | "bookpage.updated";
            /** Format: uri */
            target_url: string;
            /**
             * @description What is sent: a list of one action (the default), or the action itself.
             * @enum {string}
             */
            format?: "array" | "object";
        };
    };
    responses: {
        /** @description `validation_failed`: The request is not valid. `malformed_json`: The body is not JSON. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorized`: Authentication is missing or wrong. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `forbidden`: Not allowed. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: Not found. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `method_not_allowed`: Method not allowed. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: The request conflicts with what is stored. `slot_taken`: The time is taken. `request_in_flight`: The same request is still being processed. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `precondition_failed`: The resource has changed. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `body_too_large`: The body is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type`: The content type is not supported. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. */
        UnprocessableEntity: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`: Too many requests. `mail_limit`: Too many mails today. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal_error`: Something went wrong on our side. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unavailable`: Temporarily unavailable. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
         * @example 0f8b4c1e-booking-1
         */
        IdempotencyKey: string;
        /**
         * @description Change only this version (an `ETag`); otherwise the answer is 412.
         * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
         */
        IfMatch: string;
        /**
         * @description Answer 304 without a body while this version (an `ETag`) is current.
         * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
         */
        IfNoneMatch: string;
        /**
         * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
         * @example handling=strict
         */
        Prefer: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The request's id: yours from `X-Request-Id`, else a new one.
         * @example c0ffee-1
         */
        RequestId: string;
        /**
         * @description The version of the resource, for `If-Match` and `If-None-Match`.
         * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
         */
        ETag: string;
        /**
         * @description Where what was created can be read.
         * @example /v2/events/65f0c1a2b3c4d5e6f7a8b9c0
         */
        Location: string;
        /**
         * @description The address of the next page; absent on the last one.
         * @example <https://example.com/v2/events?cursor=abc>; rel="next"
         */
        Link: string;
        /**
         * @description What is left of the allowance, and the seconds until it is whole again.
         * @example "api";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The allowance: requests in a window of seconds.
         * @example "api";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description Seconds to wait.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description The methods that are possible here.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description How to authenticate.
         * @example Bearer realm="Bookpage API"
         */
        WwwAuthenticate: string;
        /**
         * @description Present when the stored answer of an earlier request is given again.
         * @example true
         */
        IdempotentReplayed: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    testAuthentication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "name": "Example",
                     *       "lang": "fr",
                     *       "admins": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "members": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "private": false,
                     *       "plan": "pro",
                     *       "superadmin_team": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "confirm_bookers": false
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "name": "Example",
                     *       "lang": "fr",
                     *       "admins": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "members": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "private": false,
                     *       "plan": "pro",
                     *       "superadmin_team": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "confirm_bookers": false
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm_bookers": false
                 *     }
                 */
                "application/json": components["schemas"]["OrganizationBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "name": "Example",
                     *       "lang": "fr",
                     *       "admins": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "members": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "private": false,
                     *       "plan": "pro",
                     *       "superadmin_team": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "confirm_bookers": false
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it. */
                updated_since?: string;
                /** @description Only these, separated by commas; at most 500. */
                ids?: string;
                /** @description Only the one with exactly this external id. */
                extid?: string;
                /** @description Only the one with exactly this e-mail address. */
                email?: string;
                /** @description `unfinished`: who was given a sign-up link and has not set a password yet. */
                filter?: "unfinished";
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "first_name": null,
                     *         "last_name": null,
                     *         "full_name": null,
                     *         "timezone": "Europe/Paris",
                     *         "language": "fr",
                     *         "signedup_with": "text",
                     *         "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "picture_url": null,
                     *         "emails": [
                     *           "jane@example.com"
                     *         ],
                     *         "account": {
                     *           "organization": {
                     *             "name": "Example",
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "admin": false,
                     *             "extid": null
                     *           },
                     *           "plan": "pro",
                     *           "free_trial_days": 1,
                     *           "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *           "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *           "app_url": "https://meet.example.com"
                     *         },
                     *         "consent": {
                     *           "terms": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "calendars": {
                     *           "google": false,
                     *           "office365": false,
                     *           "exchange": false,
                     *           "icloud": false,
                     *           "caldav": false
                     *         },
                     *         "google": {
                     *           "id": null,
                     *           "email": null,
                     *           "picture": null,
                     *           "token": null,
                     *           "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *           "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "modules": {
                     *           "brand": false,
                     *           "assistant": false,
                     *           "bookpage": false,
                     *           "bookpage_pro": false,
                     *           "availabilities": false,
                     *           "billing": false,
                     *           "group_pro": false,
                     *           "team": false
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUserByEmailOrExtid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "emails": [
                 *           "jane@example.com"
                 *         ]
                 *       },
                 *       "bookpage": {
                 *         "nickname": "jane-doe"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserEntry"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "first_name": null,
                     *         "last_name": null,
                     *         "full_name": null,
                     *         "timezone": "Europe/Paris",
                     *         "language": "fr",
                     *         "signedup_with": "text",
                     *         "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "picture_url": null,
                     *         "emails": [
                     *           "jane@example.com"
                     *         ],
                     *         "account": {
                     *           "organization": {
                     *             "name": "Example",
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "admin": false,
                     *             "extid": null
                     *           },
                     *           "plan": "pro",
                     *           "free_trial_days": 1,
                     *           "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *           "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *           "app_url": "https://meet.example.com"
                     *         },
                     *         "consent": {
                     *           "terms": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "calendars": {
                     *           "google": false,
                     *           "office365": false,
                     *           "exchange": false,
                     *           "icloud": false,
                     *           "caldav": false
                     *         },
                     *         "google": {
                     *           "id": null,
                     *           "email": null,
                     *           "picture": null,
                     *           "token": null,
                     *           "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *           "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "modules": {
                     *           "brand": false,
                     *           "assistant": false,
                     *           "bookpage": false,
                     *           "bookpage_pro": false,
                     *           "availabilities": false,
                     *           "billing": false,
                     *           "group_pro": false,
                     *           "team": false
                     *         }
                     *       },
                     *       "link": "https://meet.example.com/jane"
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                 *       "user": {
                 *         "emails": [
                 *           "jane@example.com"
                 *         ],
                 *         "first_name": "Jane",
                 *         "last_name": "Doe",
                 *         "timezone": "Europe/Paris",
                 *         "account": {
                 *           "organization": {
                 *             "extid": "crm-4711"
                 *           }
                 *         }
                 *       },
                 *       "availability": {
                 *         "days": {
                 *           "monday": {
                 *             "enabled": true,
                 *             "slots": [
                 *               {
                 *                 "start_time": "09:00",
                 *                 "end_time": "17:00"
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       },
                 *       "bookpage": {
                 *         "nickname": "jane-doe",
                 *         "custom": {
                 *           "duration": 30,
                 *           "auto_confirm": true
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "first_name": null,
                     *         "last_name": null,
                     *         "full_name": null,
                     *         "timezone": "Europe/Paris",
                     *         "language": "fr",
                     *         "signedup_with": "text",
                     *         "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "picture_url": null,
                     *         "emails": [
                     *           "jane@example.com"
                     *         ],
                     *         "account": {
                     *           "organization": {
                     *             "name": "Example",
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "admin": false,
                     *             "extid": null
                     *           },
                     *           "plan": "pro",
                     *           "free_trial_days": 1,
                     *           "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *           "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *           "app_url": "https://meet.example.com"
                     *         },
                     *         "consent": {
                     *           "terms": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "calendars": {
                     *           "google": false,
                     *           "office365": false,
                     *           "exchange": false,
                     *           "icloud": false,
                     *           "caldav": false
                     *         },
                     *         "google": {
                     *           "id": null,
                     *           "email": null,
                     *           "picture": null,
                     *           "token": null,
                     *           "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *           "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "modules": {
                     *           "brand": false,
                     *           "assistant": false,
                     *           "bookpage": false,
                     *           "bookpage_pro": false,
                     *           "availabilities": false,
                     *           "billing": false,
                     *           "group_pro": false,
                     *           "team": false
                     *         }
                     *       },
                     *       "link": "https://meet.example.com/jane"
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "first_name": null,
                     *         "last_name": null,
                     *         "full_name": null,
                     *         "timezone": "Europe/Paris",
                     *         "language": "fr",
                     *         "signedup_with": "text",
                     *         "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "picture_url": null,
                     *         "emails": [
                     *           "jane@example.com"
                     *         ],
                     *         "account": {
                     *           "organization": {
                     *             "name": "Example",
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "admin": false,
                     *             "extid": null
                     *           },
                     *           "plan": "pro",
                     *           "free_trial_days": 1,
                     *           "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *           "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *           "app_url": "https://meet.example.com"
                     *         },
                     *         "consent": {
                     *           "terms": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "calendars": {
                     *           "google": false,
                     *           "office365": false,
                     *           "exchange": false,
                     *           "icloud": false,
                     *           "caldav": false
                     *         },
                     *         "google": {
                     *           "id": null,
                     *           "email": null,
                     *           "picture": null,
                     *           "token": null,
                     *           "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *           "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "modules": {
                     *           "brand": false,
                     *           "assistant": false,
                     *           "bookpage": false,
                     *           "bookpage_pro": false,
                     *           "availabilities": false,
                     *           "billing": false,
                     *           "group_pro": false,
                     *           "team": false
                     *         }
                     *       },
                     *       "link": "https://meet.example.com/jane"
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "users": [
                 *         {
                 *           "user": {
                 *             "email": "jane@example.com",
                 *             "timezone": "America/New_York"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserBatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "status": 1,
                     *           "user": {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "__v": 0,
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "first_name": null,
                     *             "last_name": null,
                     *             "full_name": null,
                     *             "timezone": "Europe/Paris",
                     *             "language": "fr",
                     *             "signedup_with": "text",
                     *             "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "picture_url": null,
                     *             "emails": [
                     *               "jane@example.com"
                     *             ],
                     *             "account": {
                     *               "organization": {
                     *                 "name": "Example",
                     *                 "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "admin": false,
                     *                 "extid": null
                     *               },
                     *               "plan": "pro",
                     *               "free_trial_days": 1,
                     *               "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *               "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *               "app_url": "https://meet.example.com"
                     *             },
                     *             "consent": {
                     *               "terms": "2031-03-10T09:00:00.000Z"
                     *             },
                     *             "calendars": {
                     *               "google": false,
                     *               "office365": false,
                     *               "exchange": false,
                     *               "icloud": false,
                     *               "caldav": false
                     *             },
                     *             "google": {
                     *               "id": null,
                     *               "email": null,
                     *               "picture": null,
                     *               "token": null,
                     *               "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *               "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *             },
                     *             "modules": {
                     *               "brand": false,
                     *               "assistant": false,
                     *               "bookpage": false,
                     *               "bookpage_pro": false,
                     *               "availabilities": false,
                     *               "billing": false,
                     *               "group_pro": false,
                     *               "team": false
                     *             }
                     *           },
                     *           "link": "https://meet.example.com/jane",
                     *           "error": {
                     *             "type": "text",
                     *             "title": "Kick-off",
                     *             "status": 1,
                     *             "detail": "text",
                     *             "code": "validation_failed",
                     *             "message": "Pick a time that suits you.",
                     *             "errors": [
                     *               {
                     *                 "in": "body",
                     *                 "pointer": "text",
                     *                 "code": "required",
                     *                 "message": "Pick a time that suits you."
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserBatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "users": [
                 *         {
                 *           "user": {
                 *             "email": "jane@example.com",
                 *             "account": {
                 *               "organization": {
                 *                 "extid": "crm-4711"
                 *               }
                 *             }
                 *           },
                 *           "bookpage": {
                 *             "nickname": "jane-doe"
                 *           }
                 *         },
                 *         {
                 *           "user": {
                 *             "email": "john@example.com"
                 *           },
                 *           "finish_signup_with": "email"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserBatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "status": 1,
                     *           "user": {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "__v": 0,
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "first_name": null,
                     *             "last_name": null,
                     *             "full_name": null,
                     *             "timezone": "Europe/Paris",
                     *             "language": "fr",
                     *             "signedup_with": "text",
                     *             "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "picture_url": null,
                     *             "emails": [
                     *               "jane@example.com"
                     *             ],
                     *             "account": {
                     *               "organization": {
                     *                 "name": "Example",
                     *                 "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "admin": false,
                     *                 "extid": null
                     *               },
                     *               "plan": "pro",
                     *               "free_trial_days": 1,
                     *               "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *               "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *               "app_url": "https://meet.example.com"
                     *             },
                     *             "consent": {
                     *               "terms": "2031-03-10T09:00:00.000Z"
                     *             },
                     *             "calendars": {
                     *               "google": false,
                     *               "office365": false,
                     *               "exchange": false,
                     *               "icloud": false,
                     *               "caldav": false
                     *             },
                     *             "google": {
                     *               "id": null,
                     *               "email": null,
                     *               "picture": null,
                     *               "token": null,
                     *               "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *               "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *             },
                     *             "modules": {
                     *               "brand": false,
                     *               "assistant": false,
                     *               "bookpage": false,
                     *               "bookpage_pro": false,
                     *               "availabilities": false,
                     *               "billing": false,
                     *               "group_pro": false,
                     *               "team": false
                     *             }
                     *           },
                     *           "link": "https://meet.example.com/jane",
                     *           "error": {
                     *             "type": "text",
                     *             "title": "Kick-off",
                     *             "status": 1,
                     *             "detail": "text",
                     *             "code": "validation_failed",
                     *             "message": "Pick a time that suits you.",
                     *             "errors": [
                     *               {
                     *                 "in": "body",
                     *                 "pointer": "text",
                     *                 "code": "required",
                     *                 "message": "Pick a time that suits you."
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserBatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "first_name": null,
                     *       "last_name": null,
                     *       "full_name": null,
                     *       "timezone": "Europe/Paris",
                     *       "language": "fr",
                     *       "signedup_with": "text",
                     *       "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "picture_url": null,
                     *       "emails": [
                     *         "jane@example.com"
                     *       ],
                     *       "account": {
                     *         "organization": {
                     *           "name": "Example",
                     *           "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "admin": false,
                     *           "extid": null
                     *         },
                     *         "plan": "pro",
                     *         "free_trial_days": 1,
                     *         "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *         "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *         "app_url": "https://meet.example.com"
                     *       },
                     *       "consent": {
                     *         "terms": "2031-03-10T09:00:00.000Z"
                     *       },
                     *       "calendars": {
                     *         "google": false,
                     *         "office365": false,
                     *         "exchange": false,
                     *         "icloud": false,
                     *         "caldav": false
                     *       },
                     *       "google": {
                     *         "id": null,
                     *         "email": null,
                     *         "picture": null,
                     *         "token": null,
                     *         "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *         "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *       },
                     *       "modules": {
                     *         "brand": false,
                     *         "assistant": false,
                     *         "bookpage": false,
                     *         "bookpage_pro": false,
                     *         "availabilities": false,
                     *         "billing": false,
                     *         "group_pro": false,
                     *         "team": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "timezone": "America/New_York"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "first_name": null,
                     *         "last_name": null,
                     *         "full_name": null,
                     *         "timezone": "Europe/Paris",
                     *         "language": "fr",
                     *         "signedup_with": "text",
                     *         "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "picture_url": null,
                     *         "emails": [
                     *           "jane@example.com"
                     *         ],
                     *         "account": {
                     *           "organization": {
                     *             "name": "Example",
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "admin": false,
                     *             "extid": null
                     *           },
                     *           "plan": "pro",
                     *           "free_trial_days": 1,
                     *           "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *           "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *           "app_url": "https://meet.example.com"
                     *         },
                     *         "consent": {
                     *           "terms": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "calendars": {
                     *           "google": false,
                     *           "office365": false,
                     *           "exchange": false,
                     *           "icloud": false,
                     *           "caldav": false
                     *         },
                     *         "google": {
                     *           "id": null,
                     *           "email": null,
                     *           "picture": null,
                     *           "token": null,
                     *           "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *           "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "modules": {
                     *           "brand": false,
                     *           "assistant": false,
                     *           "bookpage": false,
                     *           "bookpage_pro": false,
                     *           "availabilities": false,
                     *           "billing": false,
                     *           "group_pro": false,
                     *           "team": false
                     *         }
                     *       },
                     *       "link": "https://meet.example.com/jane"
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "name": "Example",
                     *         "uses": 1,
                     *         "max_uses": null,
                     *         "expires_at": "2031-03-10T09:00:00.000Z",
                     *         "revoked_at": "2031-03-10T09:00:00.000Z",
                     *         "createdAt": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Spring intake",
                 *       "expires_at": "2031-04-01T00:00:00.000Z",
                 *       "max_uses": 25
                 *     }
                 */
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "name": "Example",
                     *       "uses": 1,
                     *       "max_uses": null,
                     *       "expires_at": "2031-03-10T09:00:00.000Z",
                     *       "revoked_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "link": "https://meet.example.com/join/V9cQe4rT1yU8iO3pL6sD0fG5hx7Kq2mA"
                     *     }
                     */
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": {
                     *         "attending": false,
                     *         "declined": false,
                     *         "event_cancelled": false,
                     *         "event_cancelled_admin": false,
                     *         "event_confirmed": false,
                     *         "event_confirmed_admin": false,
                     *         "new_event": false,
                     *         "new_event_admin": false,
                     *         "new_message": false,
                     *         "new_suggestion": false,
                     *         "new_suggestion_own": false,
                     *         "vote_update": false,
                     *         "vote_confirmation": false,
                     *         "bookpage_created_admin": false
                     *       },
                     *       "push": {
                     *         "attending": false,
                     *         "declined": false,
                     *         "event_cancelled": false,
                     *         "event_confirmed": false,
                     *         "new_event": false,
                     *         "new_message": false,
                     *         "new_suggestion": false,
                     *         "vote_update": false,
                     *         "bookpage_created_admin": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": {
                 *         "vote_update": false
                 *       },
                 *       "push": {
                 *         "new_event": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": {
                     *         "attending": false,
                     *         "declined": false,
                     *         "event_cancelled": false,
                     *         "event_cancelled_admin": false,
                     *         "event_confirmed": false,
                     *         "event_confirmed_admin": false,
                     *         "new_event": false,
                     *         "new_event_admin": false,
                     *         "new_message": false,
                     *         "new_suggestion": false,
                     *         "new_suggestion_own": false,
                     *         "vote_update": false,
                     *         "vote_confirmation": false,
                     *         "bookpage_created_admin": false
                     *       },
                     *       "push": {
                     *         "attending": false,
                     *         "declined": false,
                     *         "event_cancelled": false,
                     *         "event_confirmed": false,
                     *         "new_event": false,
                     *         "new_message": false,
                     *         "new_suggestion": false,
                     *         "vote_update": false,
                     *         "bookpage_created_admin": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPushSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "service": "text",
                     *         "createdAt": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PushSubscription"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
                 *       "keys": {
                 *         "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *         "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushSubscriptionBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "service": "text",
                     *       "createdAt": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["Id"];
                subscription_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "public_key": null
                     *     }
                     */
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCalendars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "sync_suggestions": false,
                     *       "when_broken": "last_known",
                     *       "calendars": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "primary": false,
                     *           "name": "Example",
                     *           "source": "google",
                     *           "source_id": null,
                     *           "access_broken": false,
                     *           "broken_reason": "access",
                     *           "synced_at": "2031-03-10T09:00:00.000Z",
                     *           "token": null,
                     *           "subcalendars": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "name": "Example",
                     *               "source": "text",
                     *               "source_id": "text",
                     *               "primary": false,
                     *               "display": false,
                     *               "busy": false,
                     *               "writable": false,
                     *               "bcolor": null,
                     *               "fcolor": null,
                     *               "color_id": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "sign_ins": [
                     *         {
                     *           "source": "google",
                     *           "url": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarList"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCalendars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sync_suggestions": false,
                 *       "calendars": [
                 *         {
                 *           "source": "exchange",
                 *           "name": "jane@example.com",
                 *           "primary": true,
                 *           "busy": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CalendarListUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "sync_suggestions": false,
                     *       "when_broken": "last_known",
                     *       "calendars": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "primary": false,
                     *           "name": "Example",
                     *           "source": "google",
                     *           "source_id": null,
                     *           "access_broken": false,
                     *           "broken_reason": "access",
                     *           "synced_at": "2031-03-10T09:00:00.000Z",
                     *           "token": null,
                     *           "subcalendars": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "name": "Example",
                     *               "source": "text",
                     *               "source_id": "text",
                     *               "primary": false,
                     *               "display": false,
                     *               "busy": false,
                     *               "writable": false,
                     *               "bcolor": null,
                     *               "fcolor": null,
                     *               "color_id": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "sign_ins": [
                     *         {
                     *           "source": "google",
                     *           "url": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    connectCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "caldav",
                 *       "credentials": {
                 *         "server": "https://caldav.example.com",
                 *         "username": "jane",
                 *         "password": "made for this app"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CalendarAccount"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "primary": false,
                     *       "name": "Example",
                     *       "source": "google",
                     *       "source_id": null,
                     *       "access_broken": false,
                     *       "broken_reason": "access",
                     *       "synced_at": "2031-03-10T09:00:00.000Z",
                     *       "token": null,
                     *       "subcalendars": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "name": "Example",
                     *           "source": "text",
                     *           "source_id": "text",
                     *           "primary": false,
                     *           "display": false,
                     *           "busy": false,
                     *           "writable": false,
                     *           "bcolor": null,
                     *           "fcolor": null,
                     *           "color_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "primary": false,
                     *       "name": "Example",
                     *       "source": "google",
                     *       "source_id": null,
                     *       "access_broken": false,
                     *       "broken_reason": "access",
                     *       "synced_at": "2031-03-10T09:00:00.000Z",
                     *       "token": null,
                     *       "subcalendars": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "name": "Example",
                     *           "source": "text",
                     *           "source_id": "text",
                     *           "primary": false,
                     *           "display": false,
                     *           "busy": false,
                     *           "writable": false,
                     *           "bcolor": null,
                     *           "fcolor": null,
                     *           "color_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
                calendar_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    syncCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
                calendar_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "primary": false,
                     *       "name": "Example",
                     *       "source": "google",
                     *       "source_id": null,
                     *       "access_broken": false,
                     *       "broken_reason": "access",
                     *       "synced_at": "2031-03-10T09:00:00.000Z",
                     *       "token": null,
                     *       "subcalendars": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "name": "Example",
                     *           "source": "text",
                     *           "source_id": "text",
                     *           "primary": false,
                     *           "display": false,
                     *           "busy": false,
                     *           "writable": false,
                     *           "bcolor": null,
                     *           "fcolor": null,
                     *           "color_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "active": false,
                     *       "createdAt": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "text",
                     *       "createdAt": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query?: {
                all?: "true" | "false";
            };
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "timezone": "Europe/Paris",
                     *       "today_as_busy": false,
                     *       "past_as_busy": false,
                     *       "days_after_as_busy": null,
                     *       "buffer_before": 1,
                     *       "buffer_after": 1,
                     *       "all_day_busy": false,
                     *       "days": {
                     *         "monday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "tuesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "wednesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "thursday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "friday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "saturday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "sunday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "trim_scheduler": false,
                     *       "dates": [
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"] | components["schemas"]["Availability"][];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Paris",
                 *       "buffer_before": 10,
                 *       "days": {
                 *         "monday": {
                 *           "enabled": true,
                 *           "slots": [
                 *             {
                 *               "start_time": "09:00",
                 *               "end_time": "12:00"
                 *             },
                 *             {
                 *               "start_time": "14:00",
                 *               "end_time": "18:00"
                 *             }
                 *           ]
                 *         },
                 *         "tuesday": {
                 *           "enabled": true,
                 *           "slots": [
                 *             {
                 *               "start_time": "09:00",
                 *               "end_time": "17:00"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AvailabilityBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "timezone": "Europe/Paris",
                     *       "today_as_busy": false,
                     *       "past_as_busy": false,
                     *       "days_after_as_busy": null,
                     *       "buffer_before": 1,
                     *       "buffer_after": 1,
                     *       "all_day_busy": false,
                     *       "days": {
                     *         "monday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "tuesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "wednesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "thursday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "friday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "saturday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "sunday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "trim_scheduler": false,
                     *       "dates": [
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Paris",
                 *       "buffer_before": 10,
                 *       "days": {
                 *         "monday": {
                 *           "enabled": true,
                 *           "slots": [
                 *             {
                 *               "start_time": "09:00",
                 *               "end_time": "12:00"
                 *             },
                 *             {
                 *               "start_time": "14:00",
                 *               "end_time": "18:00"
                 *             }
                 *           ]
                 *         },
                 *         "tuesday": {
                 *           "enabled": true,
                 *           "slots": [
                 *             {
                 *               "start_time": "09:00",
                 *               "end_time": "17:00"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AvailabilityBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "timezone": "Europe/Paris",
                     *       "today_as_busy": false,
                     *       "past_as_busy": false,
                     *       "days_after_as_busy": null,
                     *       "buffer_before": 1,
                     *       "buffer_after": 1,
                     *       "all_day_busy": false,
                     *       "days": {
                     *         "monday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "tuesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "wednesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "thursday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "friday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "saturday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "sunday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "trim_scheduler": false,
                     *       "dates": [
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOneAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
                availability_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "timezone": "Europe/Paris",
                     *       "today_as_busy": false,
                     *       "past_as_busy": false,
                     *       "days_after_as_busy": null,
                     *       "buffer_before": 1,
                     *       "buffer_after": 1,
                     *       "all_day_busy": false,
                     *       "days": {
                     *         "monday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "tuesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "wednesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "thursday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "friday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "saturday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "sunday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "trim_scheduler": false,
                     *       "dates": [
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOneAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                user_id: components["schemas"]["Id"];
                availability_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Paris",
                 *       "buffer_before": 10,
                 *       "days": {
                 *         "monday": {
                 *           "enabled": true,
                 *           "slots": [
                 *             {
                 *               "start_time": "09:00",
                 *               "end_time": "12:00"
                 *             },
                 *             {
                 *               "start_time": "14:00",
                 *               "end_time": "18:00"
                 *             }
                 *           ]
                 *         },
                 *         "tuesday": {
                 *           "enabled": true,
                 *           "slots": [
                 *             {
                 *               "start_time": "09:00",
                 *               "end_time": "17:00"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AvailabilityBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "timezone": "Europe/Paris",
                     *       "today_as_busy": false,
                     *       "past_as_busy": false,
                     *       "days_after_as_busy": null,
                     *       "buffer_before": 1,
                     *       "buffer_after": 1,
                     *       "all_day_busy": false,
                     *       "days": {
                     *         "monday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "tuesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "wednesday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "thursday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "friday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "saturday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "sunday": {
                     *           "enabled": false,
                     *           "slots": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "start_time": "2031-03-10T09:00:00.000Z",
                     *               "end_time": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "trim_scheduler": false,
                     *       "dates": [
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteOneAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
                availability_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllBookpages: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it. */
                updated_since?: string;
                /** @description Only the pages of this user. */
                belongs_to?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "nickname": "jane",
                     *         "message": "Pick a time that suits you.",
                     *         "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "secondary": false,
                     *         "active": false,
                     *         "custom": {
                     *           "auto_message": "text",
                     *           "auto_title": "text",
                     *           "ask_phone": false,
                     *           "ask_company": false,
                     *           "block_new_invitee": false,
                     *           "max_invitees": 1,
                     *           "duration": 5,
                     *           "set_lang": false,
                     *           "fixed_lang": "fr",
                     *           "enable_api": false,
                     *           "set_timezone": false,
                     *           "fixed_timezone": "Europe/Paris",
                     *           "event_hide_decline": false,
                     *           "hide_places": false,
                     *           "hide_support": false,
                     *           "hide_title": false,
                     *           "forbid_add_places": false,
                     *           "min_dates": 1,
                     *           "one_slot": false,
                     *           "auto_confirm": false,
                     *           "reminder_hours": 0,
                     *           "invite_title": "text",
                     *           "redirect_url": "https://example.com",
                     *           "fixed_places": [
                     *             {
                     *               "name": "Example",
                     *               "source": "text",
                     *               "source_id": "text",
                     *               "address": "1 Main Street, 75001 Paris"
                     *             }
                     *           ],
                     *           "title_label": "text",
                     *           "title_placeholder": "text",
                     *           "title_mandatory": false
                     *         },
                     *         "hub": false,
                     *         "urls": [
                     *           "https://meet.example.com/jane"
                     *         ],
                     *         "no_emails": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Bookpage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBookpage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "jane",
                 *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                 *       "message": "Pick a time that suits you.",
                 *       "custom": {
                 *         "duration": 45,
                 *         "auto_confirm": true,
                 *         "ask_phone": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookpageBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "nickname": "jane",
                     *       "message": "Pick a time that suits you.",
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secondary": false,
                     *       "active": false,
                     *       "custom": {
                     *         "auto_message": "text",
                     *         "auto_title": "text",
                     *         "ask_phone": false,
                     *         "ask_company": false,
                     *         "block_new_invitee": false,
                     *         "max_invitees": 1,
                     *         "duration": 5,
                     *         "set_lang": false,
                     *         "fixed_lang": "fr",
                     *         "enable_api": false,
                     *         "set_timezone": false,
                     *         "fixed_timezone": "Europe/Paris",
                     *         "event_hide_decline": false,
                     *         "hide_places": false,
                     *         "hide_support": false,
                     *         "hide_title": false,
                     *         "forbid_add_places": false,
                     *         "min_dates": 1,
                     *         "one_slot": false,
                     *         "auto_confirm": false,
                     *         "reminder_hours": 0,
                     *         "invite_title": "text",
                     *         "redirect_url": "https://example.com",
                     *         "fixed_places": [
                     *           {
                     *             "name": "Example",
                     *             "source": "text",
                     *             "source_id": "text",
                     *             "address": "1 Main Street, 75001 Paris"
                     *           }
                     *         ],
                     *         "title_label": "text",
                     *         "title_placeholder": "text",
                     *         "title_mandatory": false
                     *       },
                     *       "hub": false,
                     *       "urls": [
                     *         "https://meet.example.com/jane"
                     *       ],
                     *       "no_emails": false
                     *     }
                     */
                    "application/json": components["schemas"]["Bookpage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBookpage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                nickname: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "nickname": "jane",
                     *       "message": "Pick a time that suits you.",
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secondary": false,
                     *       "active": false,
                     *       "custom": {
                     *         "auto_message": "text",
                     *         "auto_title": "text",
                     *         "ask_phone": false,
                     *         "ask_company": false,
                     *         "block_new_invitee": false,
                     *         "max_invitees": 1,
                     *         "duration": 5,
                     *         "set_lang": false,
                     *         "fixed_lang": "fr",
                     *         "enable_api": false,
                     *         "set_timezone": false,
                     *         "fixed_timezone": "Europe/Paris",
                     *         "event_hide_decline": false,
                     *         "hide_places": false,
                     *         "hide_support": false,
                     *         "hide_title": false,
                     *         "forbid_add_places": false,
                     *         "min_dates": 1,
                     *         "one_slot": false,
                     *         "auto_confirm": false,
                     *         "reminder_hours": 0,
                     *         "invite_title": "text",
                     *         "redirect_url": "https://example.com",
                     *         "fixed_places": [
                     *           {
                     *             "name": "Example",
                     *             "source": "text",
                     *             "source_id": "text",
                     *             "address": "1 Main Street, 75001 Paris"
                     *           }
                     *         ],
                     *         "title_label": "text",
                     *         "title_placeholder": "text",
                     *         "title_mandatory": false
                     *       },
                     *       "hub": false,
                     *       "urls": [
                     *         "https://meet.example.com/jane"
                     *       ],
                     *       "no_emails": false
                     *     }
                     */
                    "application/json": components["schemas"]["Bookpage"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBookpage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                nickname: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Back on Monday.",
                 *       "custom": {
                 *         "duration": 30
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookpageUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "nickname": "jane",
                     *       "message": "Pick a time that suits you.",
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secondary": false,
                     *       "active": false,
                     *       "custom": {
                     *         "auto_message": "text",
                     *         "auto_title": "text",
                     *         "ask_phone": false,
                     *         "ask_company": false,
                     *         "block_new_invitee": false,
                     *         "max_invitees": 1,
                     *         "duration": 5,
                     *         "set_lang": false,
                     *         "fixed_lang": "fr",
                     *         "enable_api": false,
                     *         "set_timezone": false,
                     *         "fixed_timezone": "Europe/Paris",
                     *         "event_hide_decline": false,
                     *         "hide_places": false,
                     *         "hide_support": false,
                     *         "hide_title": false,
                     *         "forbid_add_places": false,
                     *         "min_dates": 1,
                     *         "one_slot": false,
                     *         "auto_confirm": false,
                     *         "reminder_hours": 0,
                     *         "invite_title": "text",
                     *         "redirect_url": "https://example.com",
                     *         "fixed_places": [
                     *           {
                     *             "name": "Example",
                     *             "source": "text",
                     *             "source_id": "text",
                     *             "address": "1 Main Street, 75001 Paris"
                     *           }
                     *         ],
                     *         "title_label": "text",
                     *         "title_placeholder": "text",
                     *         "title_mandatory": false
                     *       },
                     *       "hub": false,
                     *       "urls": [
                     *         "https://meet.example.com/jane"
                     *       ],
                     *       "no_emails": false
                     *     }
                     */
                    "application/json": components["schemas"]["Bookpage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBookpage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                nickname: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBookpages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "nickname": "jane",
                     *         "message": "Pick a time that suits you.",
                     *         "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "secondary": false,
                     *         "active": false,
                     *         "custom": {
                     *           "auto_message": "text",
                     *           "auto_title": "text",
                     *           "ask_phone": false,
                     *           "ask_company": false,
                     *           "block_new_invitee": false,
                     *           "max_invitees": 1,
                     *           "duration": 5,
                     *           "set_lang": false,
                     *           "fixed_lang": "fr",
                     *           "enable_api": false,
                     *           "set_timezone": false,
                     *           "fixed_timezone": "Europe/Paris",
                     *           "event_hide_decline": false,
                     *           "hide_places": false,
                     *           "hide_support": false,
                     *           "hide_title": false,
                     *           "forbid_add_places": false,
                     *           "min_dates": 1,
                     *           "one_slot": false,
                     *           "auto_confirm": false,
                     *           "reminder_hours": 0,
                     *           "invite_title": "text",
                     *           "redirect_url": "https://example.com",
                     *           "fixed_places": [
                     *             {
                     *               "name": "Example",
                     *               "source": "text",
                     *               "source_id": "text",
                     *               "address": "1 Main Street, 75001 Paris"
                     *             }
                     *           ],
                     *           "title_label": "text",
                     *           "title_placeholder": "text",
                     *           "title_mandatory": false
                     *         },
                     *         "hub": false,
                     *         "urls": [
                     *           "https://meet.example.com/jane"
                     *         ],
                     *         "no_emails": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Bookpage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPrimaryBookpage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "nickname": "jane",
                     *       "message": "Pick a time that suits you.",
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secondary": false,
                     *       "active": false,
                     *       "custom": {
                     *         "auto_message": "text",
                     *         "auto_title": "text",
                     *         "ask_phone": false,
                     *         "ask_company": false,
                     *         "block_new_invitee": false,
                     *         "max_invitees": 1,
                     *         "duration": 5,
                     *         "set_lang": false,
                     *         "fixed_lang": "fr",
                     *         "enable_api": false,
                     *         "set_timezone": false,
                     *         "fixed_timezone": "Europe/Paris",
                     *         "event_hide_decline": false,
                     *         "hide_places": false,
                     *         "hide_support": false,
                     *         "hide_title": false,
                     *         "forbid_add_places": false,
                     *         "min_dates": 1,
                     *         "one_slot": false,
                     *         "auto_confirm": false,
                     *         "reminder_hours": 0,
                     *         "invite_title": "text",
                     *         "redirect_url": "https://example.com",
                     *         "fixed_places": [
                     *           {
                     *             "name": "Example",
                     *             "source": "text",
                     *             "source_id": "text",
                     *             "address": "1 Main Street, 75001 Paris"
                     *           }
                     *         ],
                     *         "title_label": "text",
                     *         "title_placeholder": "text",
                     *         "title_mandatory": false
                     *       },
                     *       "hub": false,
                     *       "urls": [
                     *         "https://meet.example.com/jane"
                     *       ],
                     *       "no_emails": false
                     *     }
                     */
                    "application/json": components["schemas"]["Bookpage"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAppointmentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                nickname: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "bookpage": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "availability": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "name": "Example",
                     *         "handle": "quick-call",
                     *         "active": false,
                     *         "public": false,
                     *         "message": "Pick a time that suits you.",
                     *         "description": "text",
                     *         "custom": {
                     *           "auto_message": "text",
                     *           "auto_title": "text",
                     *           "ask_phone": false,
                     *           "ask_company": false,
                     *           "block_new_invitee": false,
                     *           "max_invitees": 1,
                     *           "duration": 5,
                     *           "set_lang": false,
                     *           "fixed_lang": "fr",
                     *           "enable_api": false,
                     *           "set_timezone": false,
                     *           "fixed_timezone": "Europe/Paris",
                     *           "event_hide_decline": false,
                     *           "hide_places": false,
                     *           "hide_support": false,
                     *           "hide_title": false,
                     *           "forbid_add_places": false,
                     *           "min_dates": 1,
                     *           "one_slot": false,
                     *           "auto_confirm": false,
                     *           "reminder_hours": 0,
                     *           "invite_title": "text",
                     *           "redirect_url": "https://example.com",
                     *           "fixed_places": [
                     *             {
                     *               "name": "Example",
                     *               "source": "text",
                     *               "source_id": "text",
                     *               "address": "1 Main Street, 75001 Paris"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AppointmentType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAppointmentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                nickname: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quick call",
                 *       "description": "A quarter of an hour on the phone.",
                 *       "availability": null,
                 *       "custom": {
                 *         "duration": 15,
                 *         "auto_confirm": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AppointmentTypeBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "bookpage": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "availability": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "name": "Example",
                     *       "handle": "quick-call",
                     *       "active": false,
                     *       "public": false,
                     *       "message": "Pick a time that suits you.",
                     *       "description": "text",
                     *       "custom": {
                     *         "auto_message": "text",
                     *         "auto_title": "text",
                     *         "ask_phone": false,
                     *         "ask_company": false,
                     *         "block_new_invitee": false,
                     *         "max_invitees": 1,
                     *         "duration": 5,
                     *         "set_lang": false,
                     *         "fixed_lang": "fr",
                     *         "enable_api": false,
                     *         "set_timezone": false,
                     *         "fixed_timezone": "Europe/Paris",
                     *         "event_hide_decline": false,
                     *         "hide_places": false,
                     *         "hide_support": false,
                     *         "hide_title": false,
                     *         "forbid_add_places": false,
                     *         "min_dates": 1,
                     *         "one_slot": false,
                     *         "auto_confirm": false,
                     *         "reminder_hours": 0,
                     *         "invite_title": "text",
                     *         "redirect_url": "https://example.com",
                     *         "fixed_places": [
                     *           {
                     *             "name": "Example",
                     *             "source": "text",
                     *             "source_id": "text",
                     *             "address": "1 Main Street, 75001 Paris"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AppointmentType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAppointmentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                nickname: string;
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "bookpage": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "availability": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "name": "Example",
                     *       "handle": "quick-call",
                     *       "active": false,
                     *       "public": false,
                     *       "message": "Pick a time that suits you.",
                     *       "description": "text",
                     *       "custom": {
                     *         "auto_message": "text",
                     *         "auto_title": "text",
                     *         "ask_phone": false,
                     *         "ask_company": false,
                     *         "block_new_invitee": false,
                     *         "max_invitees": 1,
                     *         "duration": 5,
                     *         "set_lang": false,
                     *         "fixed_lang": "fr",
                     *         "enable_api": false,
                     *         "set_timezone": false,
                     *         "fixed_timezone": "Europe/Paris",
                     *         "event_hide_decline": false,
                     *         "hide_places": false,
                     *         "hide_support": false,
                     *         "hide_title": false,
                     *         "forbid_add_places": false,
                     *         "min_dates": 1,
                     *         "one_slot": false,
                     *         "auto_confirm": false,
                     *         "reminder_hours": 0,
                     *         "invite_title": "text",
                     *         "redirect_url": "https://example.com",
                     *         "fixed_places": [
                     *           {
                     *             "name": "Example",
                     *             "source": "text",
                     *             "source_id": "text",
                     *             "address": "1 Main Street, 75001 Paris"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AppointmentType"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAppointmentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                nickname: string;
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Short call",
                 *       "active": false,
                 *       "custom": {
                 *         "duration": 20
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AppointmentTypeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "bookpage": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "availability": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "name": "Example",
                     *       "handle": "quick-call",
                     *       "active": false,
                     *       "public": false,
                     *       "message": "Pick a time that suits you.",
                     *       "description": "text",
                     *       "custom": {
                     *         "auto_message": "text",
                     *         "auto_title": "text",
                     *         "ask_phone": false,
                     *         "ask_company": false,
                     *         "block_new_invitee": false,
                     *         "max_invitees": 1,
                     *         "duration": 5,
                     *         "set_lang": false,
                     *         "fixed_lang": "fr",
                     *         "enable_api": false,
                     *         "set_timezone": false,
                     *         "fixed_timezone": "Europe/Paris",
                     *         "event_hide_decline": false,
                     *         "hide_places": false,
                     *         "hide_support": false,
                     *         "hide_title": false,
                     *         "forbid_add_places": false,
                     *         "min_dates": 1,
                     *         "one_slot": false,
                     *         "auto_confirm": false,
                     *         "reminder_hours": 0,
                     *         "invite_title": "text",
                     *         "redirect_url": "https://example.com",
                     *         "fixed_places": [
                     *           {
                     *             "name": "Example",
                     *             "source": "text",
                     *             "source_id": "text",
                     *             "address": "1 Main Street, 75001 Paris"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AppointmentType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAppointmentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                nickname: string;
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to answer. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    explainSlot: {
        parameters: {
            query: {
                /** @description Minutes. */
                duration: number;
                /** @description Minutes between starts; default: the duration. */
                step?: number;
                /** @description Of one user: this availability instead of the main one. */
                availability?: components["schemas"]["Id"];
                /** @description Of the dates and of the answer; default: the first user's. */
                timezone?: string;
                /** @description User ids, separated by commas: times at which all are free. */
                users?: string;
                /** @description The same by e-mail address. */
                emails?: string;
                /** @description Times at which any member is free. */
                team?: components["schemas"]["Id"];
                /** @description The time that is asked about; without an offset, on the clocks of `timezone`. */
                start: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timezone": "Europe/Paris",
                     *       "start": {
                     *         "dateTime": "2031-03-10T09:00:00.000Z"
                     *       },
                     *       "end": {
                     *         "dateTime": "2031-03-10T09:00:00.000Z"
                     *       },
                     *       "free": false,
                     *       "reasons": [
                     *         {
                     *           "rule": "nobody",
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "buffer": false,
                     *           "period": {
                     *             "start": {
                     *               "dateTime": "2031-03-10T09:00:00.000Z"
                     *             },
                     *             "end": {
                     *               "dateTime": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           },
                     *           "event": {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "title": "Kick-off"
                     *           },
                     *           "calendar": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotExplanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNextSlots: {
        parameters: {
            query: {
                /** @description Minutes. */
                duration: number;
                /** @description Minutes between starts; default: the duration. */
                step?: number;
                /** @description Of one user: this availability instead of the main one. */
                availability?: components["schemas"]["Id"];
                /** @description Of the dates and of the answer; default: the first user's. */
                timezone?: string;
                /** @description User ids, separated by commas: times at which all are free. */
                users?: string;
                /** @description The same by e-mail address. */
                emails?: string;
                /** @description Times at which any member is free. */
                team?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timezone": "Europe/Paris",
                     *       "slots": [
                     *         {
                     *           "start": {
                     *             "dateTime": "2031-03-10T09:00:00.000Z"
                     *           },
                     *           "end": {
                     *             "dateTime": "2031-03-10T09:00:00.000Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NextSlots"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSlotsByDay: {
        parameters: {
            query: {
                /** @description Minutes. */
                duration: number;
                /** @description Minutes between starts; default: the duration. */
                step?: number;
                /** @description Of one user: this availability instead of the main one. */
                availability?: components["schemas"]["Id"];
                /** @description Of the dates and of the answer; default: the first user's. */
                timezone?: string;
                /** @description User ids, separated by commas: times at which all are free. */
                users?: string;
                /** @description The same by e-mail address. */
                emails?: string;
                /** @description First date, included. */
                from: string;
                /** @description Last date, included; at most 92 days in all. */
                to: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timezone": "Europe/Paris",
                     *       "from": "2031-03-10",
                     *       "to": "2031-03-10",
                     *       "days": {
                     *         "2031-03-10": {
                     *           "slots": [
                     *             {
                     *               "start": {
                     *                 "dateTime": "2031-03-10T09:00:00.000Z"
                     *               },
                     *               "end": {
                     *                 "dateTime": "2031-03-10T09:00:00.000Z"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "nextAvailability": {
                     *         "start": {
                     *           "dateTime": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "end": {
                     *           "dateTime": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SlotDays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                /** @description Minutes. */
                duration: number;
                /** @description Minutes between starts; default: the duration. */
                step?: number;
                /** @description Of one user: this availability instead of the main one. */
                availability?: components["schemas"]["Id"];
                /** @description Of the dates and of the answer; default: the first user's. */
                timezone?: string;
                /** @description User ids, separated by commas: times at which all are free. */
                users?: string;
                /** @description The same by e-mail address. */
                emails?: string;
                /** @description Times at which any member is free. */
                team?: components["schemas"]["Id"];
                /** @description First date, included. */
                from: string;
                /** @description Last date, included; at most 92 days in all. */
                to: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timezone": "Europe/Paris",
                     *       "from": "2031-03-10",
                     *       "to": "2031-03-10",
                     *       "slots": [
                     *         {
                     *           "start": {
                     *             "dateTime": "2031-03-10T09:00:00.000Z"
                     *           },
                     *           "end": {
                     *             "dateTime": "2031-03-10T09:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "nextAvailability": {
                     *         "start": {
                     *           "dateTime": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "end": {
                     *           "dateTime": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Slots"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                 *       "start": "2031-03-10T09:00:00+01:00",
                 *       "end": "2031-03-10T09:30:00+01:00",
                 *       "minutes": 10
                 *     }
                 */
                "application/json": components["schemas"]["HoldBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "start": "2031-03-10T09:00:00.000Z",
                     *       "end": "2031-03-10T09:30:00.000Z",
                     *       "expires_at": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Hold"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hold_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "start": "2031-03-10T09:00:00.000Z",
                     *       "end": "2031-03-10T09:30:00.000Z",
                     *       "expires_at": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Hold"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hold_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Regular expression (RE2 syntax, case-insensitive) over the title. One that fits few titles may answer pages with less than `limit`, even none: `Link` leads on all the same. */
                q?: string;
                /** @description All but `cancelled` leave out what is cancelled; `planning` is what has no date yet, `upcoming` what is not over yet. */
                filter?: "confirmed" | "planning" | "upcoming" | "cancelled";
                /** @description One of these users created the event. */
                creator_users?: string;
                /** @description Somebody with one of these addresses, then or now, created the event. */
                creator_emails?: string;
                /** @description All of these users are invited; who created the event is too. */
                invitee_users?: string;
                /** @description For each of these addresses, somebody who has it, then or now, is invited. */
                invitee_emails?: string;
                /** @description Names every member of this team beside `creator_users`. */
                team?: components["schemas"]["Id"];
                /** @description Booked on this booking page. */
                bookpage?: components["schemas"]["Id"];
                /** @description Its date, or the last of those proposed, is over at this instant or later. */
                since?: string;
                /** @description Its date, or the last of those proposed, is over before this instant. */
                until?: string;
                /** @description Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it. */
                updated_since?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Created through this third-party app. */
                app_id?: components["schemas"]["Id"];
                /** @description In any of these groups of the app. */
                group_ids?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "title": "Kick-off",
                     *         "confirmed": {
                     *           "flag": false,
                     *           "updated_at": "2031-03-10T09:00:00.000Z",
                     *           "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "multi": false
                     *         },
                     *         "created_by": {
                     *           "email": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "picture_url": null
                     *         },
                     *         "dates": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "date": "2031-03-10T09:00:00.000Z",
                     *             "end_date": "2031-03-10T09:30:00.000Z",
                     *             "all_day": false,
                     *             "confirmed": false,
                     *             "confirmed_invitees": [
                     *               "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             ],
                     *             "votes": {
                     *               "yes": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ],
                     *               "no": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "places": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "name": "Example",
                     *             "address": null,
                     *             "source": null,
                     *             "icon": null,
                     *             "votes": {
                     *               "yes": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ],
                     *               "no": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "invitees": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "full_name": null,
                     *             "email": null,
                     *             "phone": null,
                     *             "company": null,
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "picture_url": null,
                     *             "timezone": null,
                     *             "locale": null,
                     *             "star": false,
                     *             "su": false,
                     *             "stats": {
                     *               "voted": {
                     *                 "dates": false,
                     *                 "places": false
                     *               }
                     *             },
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             }
                     *           }
                     *         ],
                     *         "messages": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "body": "See you soon.",
                     *             "from": null
                     *           }
                     *         ],
                     *         "declines": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "lang": "fr",
                     *         "locale": "fr",
                     *         "timezone": "Europe/Paris",
                     *         "bookpage": false,
                     *         "third_party": {
                     *           "app": null,
                     *           "group_ids": [
                     *             "text"
                     *           ],
                     *           "name": null
                     *         },
                     *         "cancelled": "2031-03-10T09:00:00.000Z",
                     *         "cancel_reason": "text",
                     *         "assignment": {
                     *           "rule": "least_recent",
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "reason": "text"
                     *         },
                     *         "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "email": "jane@example.com",
                     *         "invitees_length": 1,
                     *         "alias": "text",
                     *         "app_url": "https://meet.example.com",
                     *         "ics_sequence": 1,
                     *         "version": 1,
                     *         "group_pro": false,
                     *         "api": false,
                     *         "identification_alternatives": [
                     *           null
                     *         ],
                     *         "links": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Event"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Quarterly review",
                 *       "created_by": {
                 *         "email": "jane@example.com"
                 *       },
                 *       "timezone": "Europe/Paris",
                 *       "dates": [
                 *         {
                 *           "date": "2031-03-10T09:00:00",
                 *           "end_date": "2031-03-10T10:00:00"
                 *         },
                 *         {
                 *           "date": "2031-03-11T14:00:00+01:00",
                 *           "end_date": "2031-03-11T15:00:00+01:00"
                 *         }
                 *       ],
                 *       "places": [
                 *         {
                 *           "name": "Office",
                 *           "address": "1 rue de Rivoli, Paris"
                 *         }
                 *       ],
                 *       "invitees": [
                 *         {
                 *           "full_name": "Ana Silva",
                 *           "email": "ana@example.com"
                 *         }
                 *       ],
                 *       "messages": [
                 *         {
                 *           "body": "Which of the two suits you?"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Quarterly review, second try",
                 *       "dates": [
                 *         {
                 *           "date": "2031-03-12T09:00:00+01:00",
                 *           "end_date": "2031-03-12T10:00:00+01:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "at": "2031-03-10T09:00:00.000Z",
                     *         "kind": "created",
                     *         "actor": {
                     *           "kind": "key",
                     *           "name": null
                     *         },
                     *         "people": [
                     *           "text"
                     *         ],
                     *         "text": null,
                     *         "fields": [
                     *           "text"
                     *         ],
                     *         "mail": {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "kind": "text",
                     *           "state": "queued"
                     *         },
                     *         "delivery": {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "target_url": "text",
                     *           "action": "event.created",
                     *           "state": "pending",
                     *           "attempts": 1,
                     *           "status": null
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TimelineEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "ana@example.com",
                 *       "body": "See you there."
                 *     }
                 */
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The train does not run."
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The train does not run."
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmEvent: {
        parameters: {
            query?: {
                /** @description The same as `date_id`. */
                d?: components["schemas"]["Id"];
                /** @description The same as `place_id`. */
                p?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "date_id": "65f0c1a2b3c4d5e6f7a8b9c0"
                 *     }
                 */
                "application/json": {
                    /** @description Default: most yes votes, then the earliest. */
                    date_id?: components["schemas"]["Id"] | null;
                    /** @description Default: most yes votes, then the first. */
                    place_id?: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitee": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["DeclineBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteToEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "bo@example.com",
                 *       "full_name": "Bo Berg"
                 *     }
                 */
                "application/json": components["schemas"]["InviteeBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrganiserLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": "https://meet.example.com/jane"
                     *     }
                     */
                    "application/json": {
                        link: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindInvitees: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeInvitee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                event_id: components["schemas"]["Id"];
                invitee_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voteOnEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitee": "ana@example.com",
                 *       "dates": {
                 *         "65f0c1a2b3c4d5e6f7a8b9c0": "yes"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VoteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInsights: {
        parameters: {
            query?: {
                /** @description How many weeks, the present one included. */
                weeks?: number;
                /** @description Where weeks begin on Monday. */
                timezone?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booked": 1,
                     *       "cancelled": 1,
                     *       "since": "2031-03-10T09:00:00.000Z",
                     *       "median_lead_days": null,
                     *       "weeks": [
                     *         {
                     *           "starts_at": "2031-03-10T09:00:00.000Z",
                     *           "booked": 1,
                     *           "cancelled": 1
                     *         }
                     *       ],
                     *       "lead_times": [
                     *         {
                     *           "from_days": 1,
                     *           "to_days": null,
                     *           "booked": 1
                     *         }
                     *       ],
                     *       "pages": [
                     *         {
                     *           "bookpage": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "nickname": null,
                     *           "booked": 1,
                     *           "cancelled": 1
                     *         }
                     *       ],
                     *       "teams": [
                     *         {
                     *           "team": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "name": "Example",
                     *           "booked": 1,
                     *           "cancelled": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Insights"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAttention: {
        parameters: {
            query?: {
                /** @description Only what is this person's: their calendars and pages. */
                user?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unfinished_sign_ups": 1,
                     *       "failing_webhooks": [
                     *         {
                     *           "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "target_url": "text",
                     *           "disabled_at": "2031-03-10T09:00:00.000Z",
                     *           "failing_since": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "broken_calendars": [
                     *         {
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "calendar": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "name": "Example"
                     *         }
                     *       ],
                     *       "pages_without_time": [
                     *         {
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "bookpage": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "nickname": "jane"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Attention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it. */
                updated_since?: string;
                /** @description Only the one with exactly this external id. */
                extid?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "extid": "crm-4711",
                     *         "name": "Example",
                     *         "level_name": null,
                     *         "admins": [
                     *           "65f0c1a2b3c4d5e6f7a8b9c0"
                     *         ],
                     *         "members": [
                     *           "65f0c1a2b3c4d5e6f7a8b9c0"
                     *         ],
                     *         "public": false,
                     *         "assignment": {
                     *           "rule": "least_recent",
                     *           "weights": {
                     *             "65f0c1a2b3c4d5e6f7a8b9c0": 1
                     *           },
                     *           "order": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Team"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "extid": "sales-emea",
                 *       "name": "Sales EMEA",
                 *       "level_name": "Region",
                 *       "members": [
                 *         "65f0c1a2b3c4d5e6f7a8b9c0",
                 *         {
                 *           "email": "jane@example.com"
                 *         },
                 *         {
                 *           "extid": "crm-4711"
                 *         }
                 *       ],
                 *       "admins": [
                 *         "65f0c1a2b3c4d5e6f7a8b9c0"
                 *       ],
                 *       "public": true,
                 *       "assignment": {
                 *         "rule": "weighted",
                 *         "weights": {
                 *           "65f0c1a2b3c4d5e6f7a8b9c0": 3
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TeamBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "extid": "crm-4711",
                     *       "name": "Example",
                     *       "level_name": null,
                     *       "admins": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "members": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "public": false,
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "weights": {
                     *           "65f0c1a2b3c4d5e6f7a8b9c0": 1
                     *         },
                     *         "order": [
                     *           "65f0c1a2b3c4d5e6f7a8b9c0"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "extid": "crm-4711",
                     *       "name": "Example",
                     *       "level_name": null,
                     *       "admins": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "members": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "public": false,
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "weights": {
                     *           "65f0c1a2b3c4d5e6f7a8b9c0": 1
                     *         },
                     *         "order": [
                     *           "65f0c1a2b3c4d5e6f7a8b9c0"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sales Europe",
                 *       "members": [
                 *         "jane@example.com"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TeamUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "extid": "crm-4711",
                     *       "name": "Example",
                     *       "level_name": null,
                     *       "admins": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "members": [
                     *         "65f0c1a2b3c4d5e6f7a8b9c0"
                     *       ],
                     *       "public": false,
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "weights": {
                     *           "65f0c1a2b3c4d5e6f7a8b9c0": 1
                     *         },
                     *         "order": [
                     *           "65f0c1a2b3c4d5e6f7a8b9c0"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublicTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "name": "Example",
                     *       "members": [
                     *         {
                     *           "first_name": null,
                     *           "last_name": null,
                     *           "picture_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamEvents: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Regular expression (RE2 syntax, case-insensitive) over the title. One that fits few titles may answer pages with less than `limit`, even none: `Link` leads on all the same. */
                q?: string;
                /** @description All but `cancelled` leave out what is cancelled; `planning` is what has no date yet, `upcoming` what is not over yet. */
                filter?: "confirmed" | "planning" | "upcoming" | "cancelled";
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "title": "Kick-off",
                     *         "confirmed": {
                     *           "flag": false,
                     *           "updated_at": "2031-03-10T09:00:00.000Z",
                     *           "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "multi": false
                     *         },
                     *         "created_by": {
                     *           "email": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "picture_url": null
                     *         },
                     *         "dates": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "date": "2031-03-10T09:00:00.000Z",
                     *             "end_date": "2031-03-10T09:30:00.000Z",
                     *             "all_day": false,
                     *             "confirmed": false,
                     *             "confirmed_invitees": [
                     *               "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             ],
                     *             "votes": {
                     *               "yes": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ],
                     *               "no": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "places": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "name": "Example",
                     *             "address": null,
                     *             "source": null,
                     *             "icon": null,
                     *             "votes": {
                     *               "yes": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ],
                     *               "no": [
                     *                 {
                     *                   "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "created_by": {
                     *                     "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                     "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "invitees": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "full_name": null,
                     *             "email": null,
                     *             "phone": null,
                     *             "company": null,
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "picture_url": null,
                     *             "timezone": null,
                     *             "locale": null,
                     *             "star": false,
                     *             "su": false,
                     *             "stats": {
                     *               "voted": {
                     *                 "dates": false,
                     *                 "places": false
                     *               }
                     *             },
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             }
                     *           }
                     *         ],
                     *         "messages": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "body": "See you soon.",
                     *             "from": null
                     *           }
                     *         ],
                     *         "declines": [
                     *           {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "created_by": {
                     *               "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *             },
                     *             "createdAt": "2031-03-10T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "lang": "fr",
                     *         "locale": "fr",
                     *         "timezone": "Europe/Paris",
                     *         "bookpage": false,
                     *         "third_party": {
                     *           "app": null,
                     *           "group_ids": [
                     *             "text"
                     *           ],
                     *           "name": null
                     *         },
                     *         "cancelled": "2031-03-10T09:00:00.000Z",
                     *         "cancel_reason": "text",
                     *         "assignment": {
                     *           "rule": "least_recent",
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "reason": "text"
                     *         },
                     *         "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "email": "jane@example.com",
                     *         "invitees_length": 1,
                     *         "alias": "text",
                     *         "app_url": "https://meet.example.com",
                     *         "ics_sequence": 1,
                     *         "version": 1,
                     *         "group_pro": false,
                     *         "api": false,
                     *         "identification_alternatives": [
                     *           null
                     *         ],
                     *         "links": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Event"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeamEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Product demo",
                 *       "bookpage": true,
                 *       "created_by": {
                 *         "email": "jane@example.com"
                 *       },
                 *       "confirmed": {
                 *         "flag": true
                 *       },
                 *       "dates": [
                 *         {
                 *           "date": "2031-03-10T09:00:00+01:00",
                 *           "end_date": "2031-03-10T10:00:00+01:00"
                 *         }
                 *       ],
                 *       "invitees": [
                 *         {
                 *           "full_name": "Ana Silva",
                 *           "email": "ana@example.com"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TeamEventBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "title": "Kick-off",
                     *       "confirmed": {
                     *         "flag": false,
                     *         "updated_at": "2031-03-10T09:00:00.000Z",
                     *         "date_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "place_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "multi": false
                     *       },
                     *       "created_by": {
                     *         "email": null,
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "full_name": null,
                     *         "picture_url": null
                     *       },
                     *       "dates": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "date": "2031-03-10T09:00:00.000Z",
                     *           "end_date": "2031-03-10T09:30:00.000Z",
                     *           "all_day": false,
                     *           "confirmed": false,
                     *           "confirmed_invitees": [
                     *             "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           ],
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "name": "Example",
                     *           "address": null,
                     *           "source": null,
                     *           "icon": null,
                     *           "votes": {
                     *             "yes": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ],
                     *             "no": [
                     *               {
                     *                 "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                 "created_by": {
                     *                   "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "invitee": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "invitees": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "full_name": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "company": null,
                     *           "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "picture_url": null,
                     *           "timezone": null,
                     *           "locale": null,
                     *           "star": false,
                     *           "su": false,
                     *           "stats": {
                     *             "voted": {
                     *               "dates": false,
                     *               "places": false
                     *             }
                     *           },
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           }
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "body": "See you soon.",
                     *           "from": null
                     *         }
                     *       ],
                     *       "declines": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "invitee": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "created_by": {
                     *             "user": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "createdAt": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "lang": "fr",
                     *       "locale": "fr",
                     *       "timezone": "Europe/Paris",
                     *       "bookpage": false,
                     *       "third_party": {
                     *         "app": null,
                     *         "group_ids": [
                     *           "text"
                     *         ],
                     *         "name": null
                     *       },
                     *       "cancelled": "2031-03-10T09:00:00.000Z",
                     *       "cancel_reason": "text",
                     *       "assignment": {
                     *         "rule": "least_recent",
                     *         "user": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "reason": "text"
                     *       },
                     *       "key_store": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "email": "jane@example.com",
                     *       "invitees_length": 1,
                     *       "alias": "text",
                     *       "app_url": "https://meet.example.com",
                     *       "ics_sequence": 1,
                     *       "version": 1,
                     *       "group_pro": false,
                     *       "api": false,
                     *       "identification_alternatives": [
                     *         null
                     *       ],
                     *       "links": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeamAdminPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "prefs": {
                     *         "email": {
                     *           "attending": false,
                     *           "declined": false,
                     *           "event_cancelled": false,
                     *           "event_cancelled_admin": false,
                     *           "event_confirmed": false,
                     *           "event_confirmed_admin": false,
                     *           "new_event": false,
                     *           "new_event_admin": false,
                     *           "new_message": false,
                     *           "new_suggestion": false,
                     *           "new_suggestion_own": false,
                     *           "vote_update": false,
                     *           "vote_confirmation": false,
                     *           "bookpage_created_admin": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamAdminPreferences"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeamAdminPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new_message": true,
                 *       "vote_update": false
                 *     }
                 */
                "application/json": components["schemas"]["TeamAdminPreferencesBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "prefs": {
                     *         "email": {
                     *           "attending": false,
                     *           "declined": false,
                     *           "event_cancelled": false,
                     *           "event_cancelled_admin": false,
                     *           "event_confirmed": false,
                     *           "event_confirmed_admin": false,
                     *           "new_event": false,
                     *           "new_event_admin": false,
                     *           "new_message": false,
                     *           "new_suggestion": false,
                     *           "new_suggestion_own": false,
                     *           "vote_update": false,
                     *           "vote_confirmation": false,
                     *           "bookpage_created_admin": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamAdminPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeamAdminPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                team_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prefs": {
                 *         "email": {
                 *           "event_cancelled": true,
                 *           "bookpage_created_admin": true
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TeamAdminPreferencesBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "belongs_to": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "prefs": {
                     *         "email": {
                     *           "attending": false,
                     *           "declined": false,
                     *           "event_cancelled": false,
                     *           "event_cancelled_admin": false,
                     *           "event_confirmed": false,
                     *           "event_confirmed_admin": false,
                     *           "new_event": false,
                     *           "new_event_admin": false,
                     *           "new_message": false,
                     *           "new_suggestion": false,
                     *           "new_suggestion_own": false,
                     *           "vote_update": false,
                     *           "vote_confirmation": false,
                     *           "bookpage_created_admin": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamAdminPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLocators: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it. */
                updated_since?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "handle": "quick-call",
                     *         "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "title": "Kick-off",
                     *         "message": "Pick a time that suits you.",
                     *         "lang": "fr",
                     *         "max_distance": null,
                     *         "geolocation": false,
                     *         "postcode_filter": null,
                     *         "address_postfix": null,
                     *         "address_region_bias": null,
                     *         "no_results": {
                     *           "message": "Pick a time that suits you.",
                     *           "button": {
                     *             "label": "text",
                     *             "link": "/jane"
                     *           }
                     *         },
                     *         "back_button": {
                     *           "label": "text"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Locator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLocator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handle": "our-shops",
                 *       "title": "Find a shop near you",
                 *       "lang": "fr",
                 *       "max_distance": 50000,
                 *       "geolocation": true,
                 *       "postcode_filter": "^(75|92|93|94)",
                 *       "address_postfix": "France",
                 *       "no_results": {
                 *         "message": "No shop near you yet.",
                 *         "button": {
                 *           "label": "Write to us",
                 *           "link": "/contact"
                 *         }
                 *       },
                 *       "back_button": {
                 *         "label": "Back"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LocatorBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "handle": "quick-call",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "title": "Kick-off",
                     *       "message": "Pick a time that suits you.",
                     *       "lang": "fr",
                     *       "max_distance": null,
                     *       "geolocation": false,
                     *       "postcode_filter": null,
                     *       "address_postfix": null,
                     *       "address_region_bias": null,
                     *       "no_results": {
                     *         "message": "Pick a time that suits you.",
                     *         "button": {
                     *           "label": "text",
                     *           "link": "/jane"
                     *         }
                     *       },
                     *       "back_button": {
                     *         "label": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Locator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLocator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The handle, or the `_id`. */
                locator_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "handle": "quick-call",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "title": "Kick-off",
                     *       "message": "Pick a time that suits you.",
                     *       "lang": "fr",
                     *       "max_distance": null,
                     *       "geolocation": false,
                     *       "postcode_filter": null,
                     *       "address_postfix": null,
                     *       "address_region_bias": null,
                     *       "no_results": {
                     *         "message": "Pick a time that suits you.",
                     *         "button": {
                     *           "label": "text",
                     *           "link": "/jane"
                     *         }
                     *       },
                     *       "back_button": {
                     *         "label": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Locator"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLocator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Find us",
                 *       "max_distance": 20000
                 *     }
                 */
                "application/json": components["schemas"]["LocatorUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "handle": "quick-call",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "title": "Kick-off",
                     *       "message": "Pick a time that suits you.",
                     *       "lang": "fr",
                     *       "max_distance": null,
                     *       "geolocation": false,
                     *       "postcode_filter": null,
                     *       "address_postfix": null,
                     *       "address_region_bias": null,
                     *       "no_results": {
                     *         "message": "Pick a time that suits you.",
                     *         "button": {
                     *           "label": "text",
                     *           "link": "/jane"
                     *         }
                     *       },
                     *       "back_button": {
                     *         "label": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Locator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLocatorByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Find us",
                 *       "max_distance": 20000
                 *     }
                 */
                "application/json": components["schemas"]["LocatorUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "handle": "quick-call",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "title": "Kick-off",
                     *       "message": "Pick a time that suits you.",
                     *       "lang": "fr",
                     *       "max_distance": null,
                     *       "geolocation": false,
                     *       "postcode_filter": null,
                     *       "address_postfix": null,
                     *       "address_region_bias": null,
                     *       "no_results": {
                     *         "message": "Pick a time that suits you.",
                     *         "button": {
                     *           "label": "text",
                     *           "link": "/jane"
                     *         }
                     *       },
                     *       "back_button": {
                     *         "label": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Locator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteLocator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it. */
                updated_since?: string;
                /** @description Only the one with exactly this external id. */
                extid?: string;
                /** @description Nearest first: from `latitude,longitude`, or from an address. */
                near?: string;
                /** @description Metres around `near`; default: the locator's. */
                max_distance?: number;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "location": {
                     *           "type": "Point",
                     *           "coordinates": [
                     *             48.8566,
                     *             2.3522
                     *           ]
                     *         },
                     *         "name": "Example",
                     *         "address": null,
                     *         "picture_url": null,
                     *         "link": null,
                     *         "extid": "crm-4711",
                     *         "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "locator": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "distance": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FoundLocation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Paris Opéra",
                 *       "extid": "shop-12",
                 *       "location": {
                 *         "type": "Point",
                 *         "coordinates": [
                 *           48.8708,
                 *           2.3317
                 *         ]
                 *       },
                 *       "address": "5 rue de la Paix, 75002 Paris",
                 *       "link": "/jane"
                 *     }
                 */
                "application/json": components["schemas"]["LocationBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "location": {
                     *         "type": "Point",
                     *         "coordinates": [
                     *           48.8566,
                     *           2.3522
                     *         ]
                     *       },
                     *       "name": "Example",
                     *       "address": null,
                     *       "picture_url": null,
                     *       "link": null,
                     *       "extid": "crm-4711",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "locator": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
                location_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "location": {
                     *         "type": "Point",
                     *         "coordinates": [
                     *           48.8566,
                     *           2.3522
                     *         ]
                     *       },
                     *       "name": "Example",
                     *       "address": null,
                     *       "picture_url": null,
                     *       "link": null,
                     *       "extid": "crm-4711",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "locator": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
                location_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Paris Opéra (first floor)",
                 *       "link": "/jane/types/advice"
                 *     }
                 */
                "application/json": components["schemas"]["LocationUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "location": {
                     *         "type": "Point",
                     *         "coordinates": [
                     *           48.8566,
                     *           2.3522
                     *         ]
                     *       },
                     *       "name": "Example",
                     *       "address": null,
                     *       "picture_url": null,
                     *       "link": null,
                     *       "extid": "crm-4711",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "locator": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLocationByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
                location_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Paris Opéra (first floor)",
                 *       "link": "/jane/types/advice"
                 *     }
                 */
                "application/json": components["schemas"]["LocationUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "location": {
                     *         "type": "Point",
                     *         "coordinates": [
                     *           48.8566,
                     *           2.3522
                     *         ]
                     *       },
                     *       "name": "Example",
                     *       "address": null,
                     *       "picture_url": null,
                     *       "link": null,
                     *       "extid": "crm-4711",
                     *       "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "locator": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
                location_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    writeLocations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                locator_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true,
                 *       "locations": [
                 *         {
                 *           "name": "Paris Opéra",
                 *           "extid": "shop-12",
                 *           "address": "5 rue de la Paix, 75002 Paris"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LocationBatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "status": 1,
                     *           "location": {
                     *             "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "createdAt": "2031-03-10T09:00:00.000Z",
                     *             "updatedAt": "2031-03-10T09:00:00.000Z",
                     *             "__v": 0,
                     *             "location": {
                     *               "type": "Point",
                     *               "coordinates": [
                     *                 48.8566,
                     *                 2.3522
                     *               ]
                     *             },
                     *             "name": "Example",
                     *             "address": null,
                     *             "picture_url": null,
                     *             "link": null,
                     *             "extid": "crm-4711",
                     *             "org": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "locator": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *           },
                     *           "coordinates": [
                     *             48.8566,
                     *             2.3522
                     *           ],
                     *           "error": {
                     *             "type": "text",
                     *             "title": "Kick-off",
                     *             "status": 1,
                     *             "detail": "text",
                     *             "code": "validation_failed",
                     *             "message": "Pick a time that suits you.",
                     *             "errors": [
                     *               {
                     *                 "in": "body",
                     *                 "pointer": "text",
                     *                 "code": "required",
                     *                 "message": "Pick a time that suits you."
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LocationBatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCreatorToken: {
        parameters: {
            query: {
                /** @description The creator's e-mail address. */
                cm: string;
                /** @description The app's secret. */
                secret: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "text"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getThirdParty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                third_party_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "name": "Example",
                     *       "contact": {
                     *         "email": null,
                     *         "name": null
                     *       },
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secret": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ThirdParty"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteThirdParty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                third_party_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listThirdParties: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it. */
                updated_since?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "name": "Example",
                     *         "contact": {
                     *           "email": null,
                     *           "name": null
                     *         },
                     *         "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "secret": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ThirdParty"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerThirdParty: {
        parameters: {
            query?: {
                name?: string;
                contact_email?: string;
                contact_name?: string;
            };
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Support desk",
                 *       "contact_email": "dev@example.com",
                 *       "contact_name": "Dana Okoye"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /**
                     * Format: email
                     * @example jane@example.com
                     */
                    contact_email?: string;
                    contact_name?: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "name": "Example",
                     *       "contact": {
                     *         "email": null,
                     *         "name": null
                     *       },
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secret": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ThirdParty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerThirdPartyByGet: {
        parameters: {
            query: {
                name: string;
                contact_email?: string;
                contact_name?: string;
            };
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "name": "Example",
                     *       "contact": {
                     *         "email": null,
                     *         "name": null
                     *       },
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secret": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ThirdParty"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateThirdPartySecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                third_party_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "name": "Example",
                     *       "contact": {
                     *         "email": null,
                     *         "name": null
                     *       },
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "secret": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ThirdParty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                state?: "active" | "expired" | "revoked";
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "name": "Example",
                     *         "prefix": "bp_x7Kq2mA",
                     *         "scopes": [
                     *           "organization:read"
                     *         ],
                     *         "last_used_at": "2031-03-10T09:00:00.000Z",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "expires_at": "2031-03-10T09:00:00.000Z",
                     *         "revoked_at": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "CRM import",
                 *       "scopes": [
                 *         "users:read",
                 *         "users:write"
                 *       ],
                 *       "expires_at": "2031-04-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "name": "Example",
                     *       "prefix": "bp_x7Kq2mA",
                     *       "scopes": [
                     *         "organization:read"
                     *       ],
                     *       "last_used_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "expires_at": "2031-03-10T09:00:00.000Z",
                     *       "revoked_at": "2031-03-10T09:00:00.000Z",
                     *       "key": "bp_x7Kq2mAV9cQe4rT1yU8iO3pL6sD0fG5h"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "the one until now",
                 *       "password": "three wise owls at noon"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    /** @description One that is easy to guess is refused. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done; there is nothing to answer. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "current": false,
                     *         "user_agent": null,
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "last_used_at": "2031-03-10T09:00:00.000Z",
                     *         "expires_at": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                resource?: "organization" | "api_key" | "user" | "preferences" | "push_subscription" | "availability" | "bookpage" | "appointment_type" | "calendar_list" | "calendar" | "calendar_feed" | "subcalendar" | "team" | "admin_preferences" | "locator" | "location" | "third_party" | "event" | "webhook" | "invitation" | "person";
                resource_id?: components["schemas"]["Id"];
                /** @description The id of an API key or a user. */
                actor?: components["schemas"]["Id"];
                /** @description Entries of this instant and later. */
                since?: string;
                /** @description Entries before this instant. */
                until?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "actor": {
                     *           "kind": "key",
                     *           "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "name": null
                     *         },
                     *         "request_id": "c0ffee-1",
                     *         "address": "198.51.100.7",
                     *         "device": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                     *         "action": "create",
                     *         "resource": "organization",
                     *         "resource_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "changes": {
                     *           "title": {
                     *             "before": "Kick-off",
                     *             "after": "Kick-off with Ana"
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ErasureBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "name": "Erased 5f0c9a1e",
                     *       "events": 1,
                     *       "mails": 1,
                     *       "deliveries": 1,
                     *       "audit_entries": 1,
                     *       "member": "65f0c1a2b3c4d5e6f7a8b9c0"
                     *     }
                     */
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportPersonalData: {
        parameters: {
            query: {
                email: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "jane@example.com",
                     *       "member": {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "updatedAt": "2031-03-10T09:00:00.000Z",
                     *         "__v": 0,
                     *         "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "first_name": null,
                     *         "last_name": null,
                     *         "full_name": null,
                     *         "timezone": "Europe/Paris",
                     *         "language": "fr",
                     *         "signedup_with": "text",
                     *         "calendarList": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "picture_url": null,
                     *         "emails": [
                     *           "jane@example.com"
                     *         ],
                     *         "account": {
                     *           "organization": {
                     *             "name": "Example",
                     *             "id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *             "admin": false,
                     *             "extid": null
                     *           },
                     *           "plan": "pro",
                     *           "free_trial_days": 1,
                     *           "free_trial_started": "2031-03-10T09:00:00.000Z",
                     *           "free_trial_until": "2031-03-10T09:00:00.000Z",
                     *           "app_url": "https://meet.example.com"
                     *         },
                     *         "consent": {
                     *           "terms": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "calendars": {
                     *           "google": false,
                     *           "office365": false,
                     *           "exchange": false,
                     *           "icloud": false,
                     *           "caldav": false
                     *         },
                     *         "google": {
                     *           "id": null,
                     *           "email": null,
                     *           "picture": null,
                     *           "token": null,
                     *           "last_contacts_fetch": "2031-03-10T09:00:00.000Z",
                     *           "last_profile_fetch": "2031-03-10T09:00:00.000Z"
                     *         },
                     *         "modules": {
                     *           "brand": false,
                     *           "assistant": false,
                     *           "bookpage": false,
                     *           "bookpage_pro": false,
                     *           "availabilities": false,
                     *           "billing": false,
                     *           "group_pro": false,
                     *           "team": false
                     *         }
                     *       },
                     *       "events": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "title": "Kick-off",
                     *           "starts_at": "2031-03-10T09:00:00.000Z",
                     *           "ends_at": "2031-03-10T09:00:00.000Z",
                     *           "cancelled": "2031-03-10T09:00:00.000Z",
                     *           "created": false,
                     *           "invitees": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "email": null,
                     *               "full_name": null,
                     *               "phone": null,
                     *               "company": null,
                     *               "timezone": null,
                     *               "lang": null,
                     *               "createdAt": "2031-03-10T09:00:00.000Z",
                     *               "votes": [
                     *                 {
                     *                   "date": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "place": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *                   "yes": false,
                     *                   "updatedAt": "2031-03-10T09:00:00.000Z"
                     *                 }
                     *               ],
                     *               "declined": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ],
                     *           "messages": [
                     *             {
                     *               "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *               "body": "See you soon.",
                     *               "createdAt": "2031-03-10T09:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "mails": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "event": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "kind": "text",
                     *           "to": "text",
                     *           "subject": "text",
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "sent_at": "2031-03-10T09:00:00.000Z",
                     *           "text": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHooks: {
        parameters: {
            query?: {
                /** @description Occurs in the address or the action, in any case. */
                search?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hooks": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "__v": 0,
                     *           "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "scope": "organization",
                     *           "action": "event.created",
                     *           "target_url": "text",
                     *           "format": "array",
                     *           "disabled_at": "2031-03-10T09:00:00.000Z",
                     *           "disabled_reason": "gone",
                     *           "failing_since": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        hooks: components["schemas"]["Webhook"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "event.confirmed",
                 *       "target_url": "https://hooks.example.com/bookpage"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "scope": "organization",
                     *       "action": "event.created",
                     *       "target_url": "text",
                     *       "format": "array",
                     *       "disabled_at": "2031-03-10T09:00:00.000Z",
                     *       "disabled_reason": "gone",
                     *       "failing_since": "2031-03-10T09:00:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "scope": "organization",
                     *       "action": "event.created",
                     *       "target_url": "text",
                     *       "format": "array",
                     *       "disabled_at": "2031-03-10T09:00:00.000Z",
                     *       "disabled_reason": "gone",
                     *       "failing_since": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "event.cancelled",
                 *       "target_url": "https://hooks.example.com/bookpage"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "scope": "organization",
                     *       "action": "event.created",
                     *       "target_url": "text",
                     *       "format": "array",
                     *       "disabled_at": "2031-03-10T09:00:00.000Z",
                     *       "disabled_reason": "gone",
                     *       "failing_since": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to answer. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                state?: "pending" | "delivered" | "failed";
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "action": "event.created",
                     *         "state": "pending",
                     *         "attempts": 1,
                     *         "next_at": "2031-03-10T09:00:00.000Z",
                     *         "createdAt": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHookActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "since": "2031-03-10T09:00:00.000Z",
                     *       "hooks": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "hours": [
                     *             {
                     *               "delivered": 1,
                     *               "failed": 1,
                     *               "pending": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HookActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pingHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "action": "event.created",
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "next_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hook_id: components["schemas"]["Id"];
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "action": "event.created",
                     *       "state": "pending",
                     *       "next_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "body": "See you soon.",
                     *       "attempts": [
                     *         {
                     *           "number": 1,
                     *           "started_at": "2031-03-10T09:00:00.000Z",
                     *           "ms": 1,
                     *           "status": null,
                     *           "error": null,
                     *           "answer": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryWithLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "action": "event.created",
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "next_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2031-03-10T00:00:00Z",
                 *       "until": "2031-03-11T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": {
                        /** @description How many are sent again. */
                        n: number;
                        /** @constant */
                        ok: 1;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateHookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                     *       "previous_valid_until": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHooksV2: {
        parameters: {
            query?: {
                /** @description Occurs in the address or the action, in any case. */
                search?: string;
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hooks": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "createdAt": "2031-03-10T09:00:00.000Z",
                     *           "updatedAt": "2031-03-10T09:00:00.000Z",
                     *           "__v": 0,
                     *           "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "scope": "organization",
                     *           "action": "event.created",
                     *           "target_url": "text",
                     *           "format": "array",
                     *           "disabled_at": "2031-03-10T09:00:00.000Z",
                     *           "disabled_reason": "gone",
                     *           "failing_since": "2031-03-10T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        hooks: components["schemas"]["Webhook"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createHookV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "event.confirmed",
                 *       "target_url": "https://hooks.example.com/bookpage"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "scope": "organization",
                     *       "action": "event.created",
                     *       "target_url": "text",
                     *       "format": "array",
                     *       "disabled_at": "2031-03-10T09:00:00.000Z",
                     *       "disabled_reason": "gone",
                     *       "failing_since": "2031-03-10T09:00:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHookV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 without a body while this version (an `ETag`) is current.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "scope": "organization",
                     *       "action": "event.created",
                     *       "target_url": "text",
                     *       "format": "array",
                     *       "disabled_at": "2031-03-10T09:00:00.000Z",
                     *       "disabled_reason": "gone",
                     *       "failing_since": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The version that you know is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateHookV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "event.cancelled",
                 *       "target_url": "https://hooks.example.com/bookpage"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "updatedAt": "2031-03-10T09:00:00.000Z",
                     *       "__v": 0,
                     *       "organization": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "scope": "organization",
                     *       "action": "event.created",
                     *       "target_url": "text",
                     *       "format": "array",
                     *       "disabled_at": "2031-03-10T09:00:00.000Z",
                     *       "disabled_reason": "gone",
                     *       "failing_since": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteHookV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change only this version (an `ETag`); otherwise the answer is 412.
                 * @example "65f0c1a2b3c4d5e6f7a8b9c0-3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to answer. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeliveriesV2: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                state?: "pending" | "delivered" | "failed";
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "action": "event.created",
                     *         "state": "pending",
                     *         "attempts": 1,
                     *         "next_at": "2031-03-10T09:00:00.000Z",
                     *         "createdAt": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHookActivityV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "since": "2031-03-10T09:00:00.000Z",
                     *       "hooks": [
                     *         {
                     *           "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *           "hours": [
                     *             {
                     *               "delivered": 1,
                     *               "failed": 1,
                     *               "pending": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HookActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pingHookV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "action": "event.created",
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "next_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeliveryV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hook_id: components["schemas"]["Id"];
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "action": "event.created",
                     *       "state": "pending",
                     *       "next_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "body": "See you soon.",
                     *       "attempts": [
                     *         {
                     *           "number": 1,
                     *           "started_at": "2031-03-10T09:00:00.000Z",
                     *           "ms": 1,
                     *           "status": null,
                     *           "error": null,
                     *           "answer": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryWithLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayDeliveryV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "webhook": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "action": "event.created",
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "next_at": "2031-03-10T09:00:00.000Z",
                     *       "createdAt": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayHookV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2031-03-10T00:00:00Z",
                 *       "until": "2031-03-11T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "n": 1,
                     *       "ok": 1
                     *     }
                     */
                    "application/json": {
                        /** @description How many are sent again. */
                        n: number;
                        /** @constant */
                        ok: 1;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateHookSecretV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating safe: for 24 hours the same key and body get the same answer, and the effect happens once.
                 * @example 0f8b4c1e-booking-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                hook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                     *       "previous_valid_until": "2031-03-10T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "text",
                     *         "task": "text",
                     *         "state": "failed",
                     *         "attempts": 1,
                     *         "max_attempts": 1,
                     *         "run_at": "2031-03-10T09:00:00.000Z",
                     *         "locked_at": "2031-03-10T09:00:00.000Z",
                     *         "last_error": null,
                     *         "createdAt": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Job"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mail_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "event": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "kind": "text",
                     *       "lang": "fr",
                     *       "to": "text",
                     *       "subject": "text",
                     *       "state": "queued",
                     *       "attempts": 1,
                     *       "last_error": null,
                     *       "createdAt": "2031-03-10T09:00:00.000Z",
                     *       "sent_at": "2031-03-10T09:00:00.000Z",
                     *       "from": null,
                     *       "reply_to": null,
                     *       "text": null,
                     *       "html": null,
                     *       "calendar": {
                     *         "method": "REQUEST",
                     *         "content": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Mail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: number;
                /** @description Where the page before ended; taken from its Link header. */
                cursor?: string;
                /** @description Words that must all occur, anywhere and in any case; the first eight count. */
                search?: string;
                /** @description Default: newest first. */
                sort?: "newest" | "oldest";
                /** @description Waiting to be sent; taken by the mail server; given up; or only kept, as no mail server was set. */
                state?: "queued" | "sent" | "failed" | "kept";
                event?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown keys, which are ignored otherwise.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "event": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *         "kind": "text",
                     *         "lang": "fr",
                     *         "to": "text",
                     *         "subject": "text",
                     *         "state": "queued",
                     *         "attempts": 1,
                     *         "last_error": null,
                     *         "createdAt": "2031-03-10T09:00:00.000Z",
                     *         "sent_at": "2031-03-10T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MailSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example From: Ana <ana@example.com>
                 *     To: event-65f0…@in.example.com
                 *     Subject: Re: Lunch
                 *
                 *     See you there!
                 */
                "message/rfc822": components["schemas"]["RawMail"];
                /**
                 * @example From: Ana <ana@example.com>
                 *     To: event-65f0…@in.example.com
                 *     Subject: Re: Lunch
                 *
                 *     See you there!
                 */
                "application/octet-stream": components["schemas"]["RawMail"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "ignored": null,
                     *       "shortened": false,
                     *       "attachments_dropped": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedMail"];
                };
            };
            /** @description Read, and left alone. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event": "65f0c1a2b3c4d5e6f7a8b9c0",
                     *       "ignored": null,
                     *       "shortened": false,
                     *       "attachments_dropped": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
