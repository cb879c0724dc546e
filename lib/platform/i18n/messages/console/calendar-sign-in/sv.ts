const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} anslöts inte",
    denied: "Du tillät inte åtkomst. Inget har sparats.",
    incomplete:
      "Några behörigheter saknas. Om Bookpage inte får se dina kalendrar och skriva i dem kan tjänsten varken ta hänsyn till när du är upptagen eller föra in möten. Låt alla rutor vara ikryssade.",
    expired:
      "Inloggningen tog för lång tid eller påbörjades i ett annat fönster eller en annan webbläsare. Börja om här.",
    unavailable:
      "{provider} svarade inte som väntat. Försök igen om några minuter; om det misslyckas igen, säg till den som driver den här installationen.",
    again: "Försök igen",
    back: "Tillbaka till kalendrarna",
    some: "Kalendern",
  },
};

export default calendarSignIn;
