import type { RoleTexts } from "./role-texts";

const roles: RoleTexts = {
  roles: {
    owner: "Propriétaire",
    admin: "Administrateur",
    manager: "Responsable d’équipe",
    member: "Membre",
    viewer: "Observateur",
    ownerHint: "Peut tout faire. Seul un propriétaire en nomme ou en retire d’autres ; le dernier le reste.",
    adminHint: "Peut tout faire, sauf nommer des propriétaires.",
    managerHint: "S’occupe des personnes, des pages et des rendez-vous des équipes qu’il administre.",
    memberHint: "Voit et modifie ce qui lui appartient.",
    viewerHint: "Voit les pages, les personnes, les rendez-vous et les chiffres, et ne modifie rien.",
    closedTitle: "Ceci ne vous est pas ouvert",
    closedText:
      "Votre rôle ici est « {role} ». Adressez-vous à un administrateur de l’organisation s’il vous en faut plus.",
    closedBack: "Vers l’aperçu",
  },
  invitations: {
    title: "Invitations",
    new: "Inviter des personnes",
    newText: "Chacun reçoit un e-mail avec un lien valable pour son adresse seule.",
    addresses: "Adresses",
    addressesHint: "Une ou plusieurs : saisissez-les ou collez-les, avec des virgules ou ligne par ligne.",
    count: "{count, plural, =0 {Personne encore} one {1 personne} many {# personnes} other {# personnes}}",
    nobody: "Indiquez qui inviter.",
    unread: "« {text} » n’est pas une adresse e-mail.",
    team: "Équipe",
    noTeam: "Aucune",
    language: "Langue de l’e-mail",
    send: "Envoyer les invitations",
    sending: "Envoi…",
    sentTitle:
      "{sent, plural, =0 {Personne n’a été invité} one {1 personne a été invitée} many {# personnes ont été invitées} other {# personnes ont été invitées}}",
    known:
      "{known, plural, one {1 personne était déjà invitée} many {# personnes étaient déjà invitées} other {# personnes étaient déjà invitées}} ou déjà présentes.",
    unsent:
      "{unsent, plural, one {1 n’a pas été envoyée :} many {# n’ont pas été envoyées :} other {# n’ont pas été envoyées :}}",
    sentMany: "Invitées : {sent}. Déjà invitées : {known}. Non invitées : {unsent}.",
    who: "Qui",
    state: "État",
    open: "Pas encore arrivé",
    openLink: "Ouvert",
    joined: "Arrivé",
    expired: "Expirée",
    revoked: "Retirée",
    byLink: "Un lien pour tous",
    mailed: "Dernier e-mail",
    mails: "E-mails",
    ends: "Fin",
    by: "Invité par",
    byKey: "Une clé d’API",
    joinedOn: "Arrivée",
    remind: "Relancer",
    remindFrom: "La prochaine relance sera possible à partir du {date}.",
    remindedMany: "Relancées : {done}. Pas encore : {left}.",
    revoke: "Retirer",
    revokedMany:
      "{done, plural, one {1 invitation a été retirée} many {# invitations ont été retirées} other {# invitations ont été retirées}}",
    showLink: "Afficher le lien",
    link: "Lien pour cette personne",
    inviteThese: "Inviter",
    notJoined:
      "{count, plural, one {1 personne ne s’est jamais connectée} many {# personnes ne se sont jamais connectées} other {# personnes ne se sont jamais connectées}}",
    notJoinedMany: "{count} personnes ou plus ne se sont jamais connectées",
    notJoinedText:
      "Elles ont été ajoutées ou importées. Chacune reçoit un e-mail avec un lien pour choisir un mot de passe ; qui est déjà invité n’en reçoit pas d’autre.",
    inviteAll:
      "{count, plural, one {Inviter cette personne} many {Inviter ces # personnes} other {Inviter ces # personnes}}",
    emptyTitle: "Personne n’a encore été invité",
    emptyText:
      "Invitez les personnes avec qui vous travaillez, une ou trois cents à la fois. Vous voyez ici qui n’a pas répondu.",
  },
};

export default roles;
