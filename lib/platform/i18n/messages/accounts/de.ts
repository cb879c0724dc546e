export default {
  accounts: {
    login: {
      title: "Anmelden",
      name: "E-Mail-Adresse oder Benutzername",
      password: "Passwort",
      submit: "Anmelden",
      forgot: "Passwort vergessen?",
      passkey: "Mit Passkey anmelden",
      google: "Weiter mit Google",
      microsoft: "Weiter mit Microsoft",
      provider: "Weiter mit Ihrer Organisation",
    },
    forgot: {
      title: "Neues Passwort wählen",
      text: "Nennen Sie uns die E-Mail-Adresse oder den Benutzernamen Ihres Kontos. Wir schicken seinem Inhaber einen Link.",
      name: "E-Mail-Adresse oder Benutzername",
      submit: "Link senden",
      sentTitle: "Sehen Sie in Ihr Postfach",
      sentText:
        "Wenn es das Konto gibt, ist ein Link an seine E-Mail-Adresse unterwegs. Das kann eine Minute dauern; bitte sehen Sie auch im Spam nach.",
      back: "Zurück zur Anmeldung",
    },
    choose: {
      title: "Neues Passwort wählen",
      text: "Überall sonst werden Sie abgemeldet.",
      account: "Konto",
      password: "Neues Passwort",
      hint: "Mindestens {limit, number} Zeichen. Mehrere Wörter hintereinander sind eine gute Wahl.",
      submit: "Speichern und anmelden",
    },
    signup: {
      title: "Willkommen bei {name}",
      text: "Wählen Sie ein Passwort, dann ist Ihr Konto bereit.",
      submit: "Registrierung abschließen",
    },
    link: {
      expiredTitle: "Dieser Link ist abgelaufen",
      expiredText:
        "Zu Ihrer Sicherheit gelten solche Links nur kurze Zeit. Wir können Ihnen einen neuen schicken.",
      usedTitle: "Dieser Link wurde schon benutzt",
      usedText:
        "Mit ihm wurde bereits ein Passwort gewählt. Melden Sie sich damit an oder lassen Sie sich einen neuen Link schicken.",
      unknownTitle: "Dieser Link funktioniert nicht",
      unknownText:
        "Vielleicht ist er unvollständig. Bitte öffnen Sie ihn noch einmal aus Ihrer E-Mail oder fordern Sie einen neuen an.",
      renew: "Neuen Link schicken",
      ask: "Neuen Link anfordern",
      login: "Anmelden",
      sentText: "Ein neuer Link ist an Ihre E-Mail-Adresse unterwegs.",
    },
    join: {
      title: "{name} beitreten",
      text: "Legen Sie ein Konto an: Andere können dann Zeit bei Ihnen buchen, und Sie sehen alle Termine an einem Ort.",
      firstName: "Vorname",
      lastName: "Nachname",
      email: "E-Mail-Adresse",
      zone: "Zeitzone",
      submit: "Beitreten",
      known: "Ich habe schon ein Konto",
      closedTitle: "Diese Einladung ist geschlossen",
      closedText:
        "Sie ist abgelaufen, wurde zurückgenommen, oder es sind schon so viele beigetreten wie vorgesehen. Bitte fragen Sie dort nach einer neuen, wo Sie sie bekommen haben.",
      takenTitle: "Diese Einladung wurde angenommen",
      takenText:
        "Mit diesem persönlichen Link wurde bereits ein Konto angelegt. Melden Sie sich an, um weiterzumachen.",
      sentText:
        "Wir haben Ihnen eine Nachricht geschickt, in der steht, wie es weitergeht. Das kann eine Minute dauern; bitte sehen Sie auch im Spam nach.",
      extidText:
        "Die extid in dieser Adresse können wir nicht annehmen: höchstens {limit, number} Zeichen, und nur solche, die sich darstellen lassen. Bitte fragen Sie dort nach dem Link, wo Sie ihn bekommen haben.",
    },
    confirm: {
      joinText: "Bestätigen Sie, dass {email} Ihre Adresse ist, und Ihr Konto ist bereit.",
      joinSubmit: "Bestätigen und beitreten",
      goneText:
        "Er gilt einmal und einen Tag lang. Wenn Sie schon beigetreten sind, melden Sie sich an; sonst füllen Sie bitte das Formular Ihrer Einladung noch einmal aus.",
      title: "Adresse bestätigen",
      text: "Die Termine, die andere mit {email} vereinbaren, sehen Sie, sobald Sie bestätigt haben, dass es Ihre Adresse ist.",
      ask: "Link zusenden",
      submit: "Bestätigen",
      usedText: "Die Adresse wurde damit bereits bestätigt oder hat sich seither geändert.",
      doneTitle: "Ihre Adresse ist bestätigt",
      doneText: "Sie sehen jetzt die Termine, die andere mit ihr vereinbaren.",
    },
    organizations: {
      title: "Wohin möchten Sie?",
      text: "Sie haben in jeder dieser Organisationen ein Konto.",
      back: "Als jemand anderes anmelden",
    },
    factor: {
      title: "Noch ein Schritt",
      text: "Geben Sie den Code ein, den Ihre Authenticator-App zeigt, oder einen Ihrer Wiederherstellungscodes.",
      passkeyText: "Verwenden Sie Ihren Passkey, oder geben Sie einen Ihrer Wiederherstellungscodes ein.",
      setUpTitle: "Zweiten Schritt einrichten",
      setUpText:
        "Ihre Organisation verlangt ihn. Scannen Sie das Bild mit einer Authenticator-App und geben Sie dann den Code ein, den sie zeigt.",
      code: "Code",
      firstCode: "Code in der App",
      submit: "Weiter",
      back: "Als jemand anderes anmelden",
      pictureAlt: "QR-Code für Ihre Authenticator-App",
      secret: "Oder tippen Sie dies in die App:",
      usePasskey: "Passkey verwenden",
      passkeyFailed:
        "Der Passkey wurde nicht verwendet. Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.",
    },
    codes: {
      title: "Bewahren Sie diese Wiederherstellungscodes auf",
      text: "Jeder von ihnen öffnet den zweiten Schritt einmal, falls Sie Ihr Gerät verlieren. Sie werden nicht noch einmal gezeigt.",
      go: "Ich habe sie aufbewahrt",
    },
    provider: {
      title: "Mit Ihrer Organisation anmelden",
      text: "Geben Sie Ihre dienstliche E-Mail-Adresse ein. Ihre Domain führt dorthin, wo Sie sich anmelden.",
      email: "E-Mail",
      submit: "Weiter",
      back: "Zurück zur Anmeldung",
      noneTitle: "Keine Organisation gefunden",
      noneText:
        "Keine Organisation hat hier gesagt, wie sich Adressen in {domain} anmelden. Melden Sie sich mit Ihrem Passwort an, oder fragen Sie eine Administratorin oder einen Administrator.",
      again: "Andere Adresse versuchen",
      foundText: "Sie gehen weiter zu der Seite, auf der {name} Sie anmeldet, und kommen von dort zurück.",
      onlyText: "{name} nimmt hier keine Passwörter an. Melden Sie sich auf der Seite Ihrer Organisation an.",
      go: "Weiter mit {name}",
      refusedTitle: "Sie sind nicht angemeldet",
      retry: "Noch einmal versuchen",
    },
    providerRefused: {
      expired:
        "Es hat zu lange gedauert, oder es wurde in einem anderen Browser begonnen. Bitte beginnen Sie von vorn.",
      denied: "Die Seite Ihres Anbieters hat Sie nicht eingelassen, oder Sie haben abgebrochen.",
      unavailable:
        "Der Anbieter antwortet nicht, wie er sollte. Nichts ist verloren: Bitte versuchen Sie es in einigen Minuten noch einmal.",
      lies: "Die Antwort des Anbieters war nicht für uns bestimmt oder nicht von jetzt. Bitte sagen Sie es der Administration Ihrer Organisation.",
      unverified:
        "Der Anbieter sagt nicht, dass Ihre E-Mail-Adresse wirklich Ihre ist. Bestätigen Sie sie dort, oder fragen Sie die Administration.",
      foreign:
        "Ihre Adresse liegt außerhalb der Domains, die Ihre Organisation als ihre eigenen nachgewiesen hat.",
      unknown: "Hier gibt es noch kein Konto für Sie. Bitten Sie die Administration um eine Einladung.",
      taken:
        "Das Konto mit Ihrer Adresse gehört zu einem anderen Konto beim Anbieter. Bitte fragen Sie die Administration.",
    },
    refusal: {
      foreignText:
        "Es wurde von einer anderen Website gesendet. Bitte öffnen Sie unsere Seite selbst und versuchen Sie es noch einmal.",
      badText: "Bitte öffnen Sie die Seite noch einmal und füllen Sie das Formular dort aus.",
      seeingTitle: "Sie sehen mit den Augen einer anderen Person",
      seeingText:
        "Sie sehen die Konsole wie eine Person Ihrer Organisation und können währenddessen nichts ändern. Beenden Sie das in der Konsole und versuchen Sie es dann noch einmal.",
      suspendedTitle: "Ihr Konto ist gesperrt",
      suspendedText:
        "Ihre Organisation lässt Sie zurzeit nicht mehr herein. Eine Administratorin oder ein Administrator Ihrer Organisation kann das ändern.",
      manyText:
        "Von Ihrem Anschluss kamen viele Versuche. Bitte warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es dann noch einmal.",
      back: "Zurück zum Formular",
    },
    errors: {
      wrong: "Dieser Name und dieses Passwort gehören nicht zusammen",
      slowed:
        "Zu viele Versuche. Versuchen Sie es in {count, plural, one {# Minute} other {# Minuten}} noch einmal oder lassen Sie sich einen Link schicken",
      nameMissing: "Geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein",
      emailMissing: "Geben Sie Ihre E-Mail-Adresse ein",
      emailBad: "Geben Sie eine E-Mail-Adresse wie ana@example.org ein",
      firstNameMissing: "Geben Sie Ihren Vornamen ein",
      tooLong: "Hier sind höchstens {limit, number} Zeichen möglich",
      zoneUnknown: "Wählen Sie eine Zeitzone",
      charactersBad: "Entfernen Sie die Zeichen, die sich nicht darstellen lassen",
      consentMissing: "Ohne Ihre Zustimmung ist kein Konto möglich",
      passwordMissing: "Geben Sie ein Passwort ein",
      passwordShort: "Das Passwort braucht mindestens {limit, number} Zeichen",
      passwordLong: "Das Passwort darf höchstens {limit, number} Zeichen haben",
      passwordEasy: "Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes",
      codeMissing: "Geben Sie einen Code ein",
      codeWrong: "Dieser Code ist falsch oder wurde schon benutzt. Geben Sie den ein, der jetzt gezeigt wird",
      codeSlowed:
        "Zu viele Versuche. Versuchen Sie es in {count, plural, one {# Minute} other {# Minuten}} wieder",
      passkeyWrong: "Dieser Passkey öffnet hier kein Konto",
    },
    consent:
      "Ich bin einverstanden, dass {name} meinen Namen, meine E-Mail-Adresse und meine Termine speichert, um sie zu vereinbaren.",
  },
  site: {
    title: "Termin buchen",
    text: "Wählen Sie, mit wem.",
    empty: "Bitte benutzen Sie den Link, den Sie bekommen haben.",
    teams: "Teams",
    people: "Personen",
    unknownTitle: "Hier ist nichts",
    unknownText: "Diese Adresse gehört noch niemandem. Bitte prüfen Sie den Link, den Sie bekommen haben.",
  },
  home: {
    title: "Termine ohne Hin und Her",
    text: "Mit Bookpage hat jeder eine Seite, auf der andere einen wirklich freien Termin buchen können. Der Quellcode ist offen, und alles geht auch über die API.",
    login: "Anmelden",
    console: "Konsole öffnen",
    demo: "Eine Buchungsseite ausprobieren",
    docs: "Zur API-Referenz",
    freeTitle: "Wirklich frei",
    freeText:
      "Kalender, Arbeitszeiten und Pufferzeiten werden geprüft, wenn eine Seite geöffnet wird, und noch einmal, wenn jemand bucht.",
    readerTitle: "Überall lesbar",
    readerText:
      "Sechzehn Sprachen, alle Zeitzonen, kleine Telefone und Screenreader. Skripte sind willkommen, aber nicht nötig.",
    togetherTitle: "Mehrere Personen",
    togetherText:
      "Schlagen Sie Zeiten vor, sammeln Sie Stimmen oder verteilen Sie Buchungen gerecht auf ein Team.",
    apiTitle: "Zum Weiterbauen",
    apiText: "Jeder Schritt ist ein HTTP-Aufruf, und Webhooks melden Ihren Systemen, was geschehen ist.",
  },
};
