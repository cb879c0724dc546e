/** What was deleted and can be restored, and what is asked before that which cannot. */
export default {
  removals: {
    title: "Recently deleted",
    emptyTitle: "Nothing was deleted in the last 7 days",
    emptyText: "What is deleted can be restored from here for 7 days, with all that belongs to it.",
    restore: "Restore",
    restored: "{name} is there again",
    restoredMany: "{count, plural, one {# entry is there again} other {# entries are there again}}",
    namesLost: "Former addresses of {name} lead elsewhere by now: {names}",
    what: "What",
    name: "Name",
    by: "Deleted by",
    program: "A program",
    when: "Deleted",
    until: "Can be restored until",
    deleteNamed: "Delete {name}?",
    deleteMany: "{count, plural, one {Delete # entry?} other {Delete # entries?}}",
    revokeNamed: "Take access away: {name}?",
    revokeMany:
      "{count, plural, one {Take access away from # entry?} other {Take access away from # entries?}}",
    disconnectNamed: "Disconnect {name}?",
    disconnectCalendar:
      "It is no longer read for busy times, and no more meetings are written into it. To connect it again, one signs in again.",
    disconnectVideo: "No more links are made with this account. To connect it again, one signs in again.",
    webhookText:
      "Nothing more is sent there from this moment. Its secret and the log of its deliveries are deleted for good.",
    roomText: "Its meetings to come move to another room that is free. A room cannot be restored.",
    keyText: "Programs that use it are refused from this moment. This cannot be undone.",
    tokenText: "Programs that use it are refused from this moment. This cannot be undone.",
    grantText: "The app is refused from this moment. Only the person can let it in again.",
    invitationText: "The link stops working at once. You can send another invitation.",
  },
} as const;
