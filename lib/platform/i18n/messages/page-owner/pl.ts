const pageOwner = {
  broken:
    "{count, plural, one {Nie można odczytać Twojego kalendarza: {names}} few {Nie można odczytać {count} Twoich kalendarzy: {names}} many {Nie można odczytać {count} Twoich kalendarzy: {names}} other {Nie można odczytać {count} Twoich kalendarzy: {names}}}",
  brokenBlocks:
    "Zgodnie z Twoim wyborem ta strona nie oferuje terminów, dopóki to znów nie zadziała. Widzisz to tylko Ty.",
  brokenLastKnown:
    "Ta strona nadal oferuje terminy według ostatniego znanego stanu Twoich kalendarzy: nowe wpisy mogą pokryć się z rezerwacjami. Widzisz to tylko Ty.",
  brokenLink: "Połącz ponownie",
  brokenComplexLink: "Otwórz kalendarze",
};

export default pageOwner;
