import type { RefusalTexts } from "./refusal-texts";

const program =
  "Konsole und Server verstehen einander nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.";
const proof = "Weisen Sie sich noch einmal aus und versuchen Sie es dann wieder.";

export default {
  refusals: {
    codes: {
      validation_failed: "Etwas von dem, was gesendet wurde, ist nicht gültig. Prüfen Sie Ihre Angaben.",
      malformed_json: program,
      method_not_allowed: program,
      idempotency_key_reused: program,
      second_factor_needed: proof,
      fresh_sign_in_needed: proof,
      not_found: "Das gibt es nicht oder nicht mehr",
      forbidden: "Dies ist Admins Ihrer Organisation vorbehalten",
      rate_limited: "Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es erneut.",
      unauthorized: "Sie sind nicht mehr angemeldet. Melden Sie sich wieder an.",
      seeing_as:
        "Sie sehen die Konsole, wie jemand anders sie sieht: Nichts wird geändert, und Geheimnisse bleiben verborgen. Wählen Sie „Beenden“, um selbst zu handeln.",
      other_person:
        "Diese Seite wurde für eine andere Person geladen, als dieser Browser jetzt zeigt. Laden Sie sie neu.",
      conflict:
        "Das passt nicht zu dem, was jetzt gespeichert ist. Laden Sie die Seite neu und sehen Sie es sich noch einmal an.",
      slot_taken: "Diese Zeit ist nicht mehr frei. Wählen Sie eine andere.",
      changed_since: "Es wurde seither wieder geändert oder gelöscht.",
      request_in_flight: "Das geschieht schon. Warten Sie einen Moment.",
      precondition_failed:
        "Jemand hat es inzwischen geändert. Laden Sie die Seite neu und sehen Sie es sich noch einmal an.",
      body_too_large: "Das ist zu groß. Senden Sie weniger auf einmal oder eine kleinere Datei.",
      unsupported_media_type:
        "Diese Art von Datei geht nicht. Nehmen Sie ein Bild als JPEG, PNG, WebP, AVIF oder GIF.",
      mail_limit:
        "Heute können keine weiteren E-Mails gesendet werden. Nichts wurde geschrieben; versuchen Sie es morgen wieder.",
      internal_error:
        "Bei uns ist etwas schiefgegangen. Nichts wurde geändert; versuchen Sie es noch einmal.",
      unavailable:
        "Das geht im Moment nicht. Nichts wurde geändert; versuchen Sie es in einer Minute wieder.",
    },
    reasons: {
      too_many: "Mehr davon sind nicht möglich. Löschen Sie zuerst etwas.",
      last_admin: "Der letzte Admin oder Inhaber muss bleiben: Machen Sie zuerst jemand anderen dazu.",
      emergency_admin: "Das ist der Notfall-Admin Ihrer Anmeldung: Benennen Sie zuerst einen anderen.",
      owners_only: "Das dürfen nur Inhaber.",
      team_empty: "Das Team hat keine Mitglieder. Nehmen Sie zuerst jemanden auf.",
      seats_taken: "Alle Plätze dieses Termins sind vergeben.",
      no_room: "Zu dieser Zeit ist kein Raum frei.",
      event_cancelled: "Der Termin ist abgesagt.",
      event_confirmed: "Der Termin ist schon bestätigt.",
      event_not_confirmed: "Der Termin ist nicht bestätigt.",
      event_over: "Der Termin ist vorbei.",
      event_not_begun: "Der Termin hat noch nicht begonnen oder ist nicht bestätigt.",
      nothing_to_decide: "Der Termin hat weder eine Zeit noch einen Ort, die zu entscheiden wären.",
      poll_over: "Die Frist der Umfrage ist abgelaufen. Verlängern Sie sie zuerst in ihren Einstellungen.",
      organiser_stays: "Wer organisiert, kann nicht entfernt werden; sagen Sie stattdessen den Termin ab.",
      no_host: "Für diesen Termin ist niemand mehr zuständig.",
      follows_template:
        "Das folgt einer Vorlage. Lösen Sie es zuerst von der Vorlage, oder nehmen Sie es aus ihr heraus.",
      follows_already: "Hat schon eine Seite nach dieser Vorlage.",
      follows_other: "Die Hauptseite folgt einer anderen Vorlage.",
      in_use: "Terminarten verwenden diese Zeiten: Geben Sie ihnen zuerst andere, oder löschen Sie sie.",
      no_record:
        "Der TXT-Eintrag hat diesen Wert noch nicht. Bis Nameserver ihn nennen, kann eine Stunde vergehen.",
      no_name_server: "Für diese Domain antwortet kein Nameserver. Versuchen Sie es in einer Minute wieder.",
      domain_of_others: "Eine andere Organisation hat nachgewiesen, dass diese Domain ihr gehört.",
      names_of_others:
        "Ohne diese Domain führen einige Ihrer Adressen zu Seiten von anderen. Geben Sie diesen Seiten, Formularen oder Standortsuchen zuerst andere Namen.",
      factor_required:
        "Ihre Organisation verlangt einen zweiten Faktor: Fügen Sie zuerst einen anderen hinzu.",
      no_factor: "Diesen zweiten Faktor gibt es nicht. Laden Sie die Seite neu.",
      app_there: "Es gibt schon eine Authenticator-App: Entfernen Sie sie zuerst.",
      not_undoable: "Diese Änderung lässt sich nicht zurücknehmen.",
      name_taken_since: "Name oder Adresse sind inzwischen anderweitig vergeben.",
      owner_gone: "Das, wozu es gehörte oder was es verwendete, gibt es nicht mehr.",
      offboarding_running: "Ein Offboarding dieser Person läuft bereits.",
      takers_gone: "Wer übernehmen sollte, ist inzwischen ausgeschieden oder wurde gesperrt.",
      deleted_meanwhile: "Etwas, das dazugehört, wurde gerade gelöscht. Laden Sie die Seite neu.",
      pictures_off: "Bilder sind hier nicht möglich. Fragen Sie, wer diesen Dienst betreibt.",
      storage_away:
        "Das Bild kann im Moment nicht gespeichert werden. Versuchen Sie es in einer Minute wieder.",
      geocoder_away:
        "Die Adresse lässt sich gerade nicht nachschlagen. Geben Sie Koordinaten an, oder versuchen Sie es später wieder.",
      clock_ahead:
        "Die Uhr der Testumgebung geht nur vorwärts. Leeren Sie die Testumgebung, um neu zu beginnen.",
      demo_no_place:
        "Neben dem, was da ist, haben die Beispieldaten keinen Platz. Leeren Sie zuerst die Testumgebung.",
      sandbox_only: "Das geht nur im Testmodus.",
      link_revoked: "Dieser Link wurde widerrufen. Legen Sie einen neuen an.",
      webhook_disabled: "Der Webhook ist abgeschaltet. Schalten Sie ihn ein und senden Sie dann noch einmal.",
      nothing_to_tell: "Ihre Organisation hat noch nichts, wovon diese Aktion berichten könnte.",
      page_changed: "Die Seite wurde gerade geändert. Versuchen Sie es noch einmal.",
      page_inactive: "Die Seite, auf der gebucht wurde, gibt es nicht mehr, oder sie ist nicht aktiv.",
      room_unconfirmed: "Eine Anfrage belegt keinen Raum: Bestätigen Sie sie zuerst.",
      invitation_joined: "Wer eingeladen war, ist schon dabei.",
      invitation_revoked: "Die Einladung wurde widerrufen. Laden Sie noch einmal ein.",
      invitation_once:
        "Sie ging an niemanden per E-Mail, und ihr Link wurde nur einmal gezeigt. Legen Sie eine neue an.",
      no_address: "Diese Person hat keine E-Mail-Adresse.",
      person_suspended: "Diese Person ist gesperrt. Lassen Sie sie zuerst wieder herein.",
      mailed_lately: "Die letzte E-Mail ist noch keinen Tag alt. Versuchen Sie es morgen wieder.",
      mailed_often: "An diese Person gingen schon genug E-Mails. Senden Sie den Link selbst.",
      member_address: "Diese Adresse gehört einem Mitglied, das mitgelöscht würde.",
      reconnect: "Der Zugang zum Kalender lässt sich nicht mehr öffnen. Verbinden Sie ihn neu.",
      server_silent:
        "Der Server des Kalenders hat nicht geantwortet, wie er sollte. Versuchen Sie es in einer Minute wieder.",
      push_off: "Push-Nachrichten sind hier nicht eingerichtet.",
      settled: "Das ist inzwischen erledigt. Laden Sie die Seite neu.",
      mail_waits: "Die E-Mail wartet schon darauf, gesendet zu werden.",
      mail_off: "E-Mails werden hier nur aufgehoben und nicht gesendet.",
      mail_sealed: "Was in dieser E-Mail stand, lässt sich nicht mehr lesen.",
      mail_resent: "Diese E-Mail wurde schon dreimal noch einmal gesendet.",
    },
    fields: {
      past: "Das liegt in der Vergangenheit",
      range: "Das liegt außerhalb des Möglichen",
      step: "Diese Zahl liegt zwischen den möglichen Schritten",
      date: "Dieses Datum gibt es nicht",
      time: "Diese Uhrzeit überspringen die Uhren an dem Tag",
      slot: "Diese Zeit ist nicht frei",
      address: "Diese Adresse ist nicht zu finden",
      ambiguous: "Das kann mehreres heißen",
      unsupported: "Das ist hier nicht möglich",
      mismatch: "Das passt nicht zum Übrigen",
      locked: "Das legt eine Vorlage für alle ihre Seiten fest",
      readOnly: "Das lässt sich nicht ändern",
      organiser: "Das ist, wer organisiert",
      wrong: "Das stimmt nicht",
      letters: "Das enthält Zeichen, die nicht gehen",
    },
  },
} satisfies RefusalTexts;
