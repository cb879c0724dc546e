/**
 * Larger cities of the countries whose languages the service speaks. A line is
 * `name|latitude|longitude|inhabitants in thousands|other names`; a line of two letters begins a country.
 */
export const CITIES = `
FR
Paris|48.857|2.352|2103|Parigi,París,Parijs
Marseille|43.296|5.370|877|Marseilles,Marsella,Marsiglia,Marselha
Lyon|45.764|4.836|520|Lyons,Lione,Lião
Toulouse|43.605|1.444|511|Tolosa
Nice|43.710|7.262|353|Nizza,Niza
Nantes|47.218|-1.554|325
Montpellier|43.611|3.877|307
Strasbourg|48.573|7.752|291|Straßburg,Estrasburgo,Strasburgo,Straatsburg
Bordeaux|44.838|-0.579|265|Burdeos,Bordéus
Lille|50.629|3.057|238|Rijsel
Rennes|48.117|-1.678|227
Toulon|43.124|5.928|180
Reims|49.258|4.032|178
Saint-Étienne|45.440|4.387|173
Le Havre|49.494|0.108|166
Villeurbanne|45.767|4.880|163
Dijon|47.322|5.041|160
Angers|47.478|-0.563|158
Grenoble|45.188|5.725|157
Nîmes|43.837|4.360|149
Aix-en-Provence|43.530|5.447|147
Clermont-Ferrand|45.777|3.087|147
Le Mans|48.008|0.199|146
Brest|48.390|-4.486|140
Tours|47.394|0.685|138
Amiens|49.894|2.296|134
Annecy|45.899|6.129|131
Limoges|45.834|1.261|130
Metz|49.119|6.176|121
Perpignan|42.689|2.895|119|Perpiñán
Boulogne-Billancourt|48.835|2.241|120
Besançon|47.238|6.024|119
Orléans|47.903|1.909|117
Rouen|49.443|1.099|114
Saint-Denis|48.936|2.357|149
Montreuil|48.864|2.443|111
Caen|49.183|-0.371|107
Argenteuil|48.947|2.247|107
Mulhouse|47.750|7.336|106|Mülhausen
Nancy|48.692|6.184|105
Roubaix|50.690|3.182|98
Tourcoing|50.724|3.161|98
Nanterre|48.892|2.207|97
Avignon|43.949|4.806|90|Aviñón,Avignone
Poitiers|46.580|0.340|90
Dunkerque|51.034|2.377|86|Dunkirk,Dünkirchen,Duinkerke
Versailles|48.801|2.130|84
Pau|43.295|-0.371|78
La Rochelle|46.160|-1.151|78
Calais|50.951|1.859|67
Antibes|43.581|7.125|75
Cannes|43.552|7.017|74
Colmar|48.079|7.358|67
Ajaccio|41.919|8.739|73
Bourges|47.081|2.399|64
Quimper|47.997|-4.102|63
Valence|44.933|4.892|64
Troyes|48.297|4.074|62
Chambéry|45.565|5.918|59
Lorient|47.748|-3.366|57
Bayonne|43.493|-1.475|52
Bastia|42.697|9.451|48
Saint-Malo|48.649|-2.026|47
GB
London|51.507|-0.128|8866|Londres,Londra,Londen
Birmingham|52.486|-1.890|1157
Glasgow|55.861|-4.250|635
Manchester|53.481|-2.242|568
Leeds|53.801|-1.549|812
Sheffield|53.381|-1.470|566
Edinburgh|55.953|-3.188|514|Édimbourg,Edimburgo
Liverpool|53.408|-2.992|496
Bristol|51.454|-2.588|479
Cardiff|51.482|-3.179|372|Caerdydd
Leicester|52.637|-1.133|374
Coventry|52.408|-1.511|355
Belfast|54.597|-5.930|345
Nottingham|52.954|-1.150|328
Newcastle upon Tyne|54.978|-1.618|307|Newcastle
Bradford|53.796|-1.759|552
Hull|53.745|-0.336|268|Kingston upon Hull
Stoke-on-Trent|53.003|-2.180|260|Stoke
Wolverhampton|52.587|-2.128|267
Plymouth|50.376|-4.143|266
Derby|52.922|-1.477|263
Southampton|50.910|-1.404|253
Portsmouth|50.805|-1.087|208
Brighton|50.822|-0.137|277|Brighton and Hove
Aberdeen|57.150|-2.094|197
Northampton|52.241|-0.902|245
Milton Keynes|52.041|-0.759|264
Norwich|52.630|1.297|144
Luton|51.879|-0.417|226
Swindon|51.558|-1.781|184
Reading|51.455|-0.972|174
Oxford|51.752|-1.258|163
Cambridge|52.205|0.119|147
York|53.960|-1.087|141
Exeter|50.726|-3.527|131
Dundee|56.462|-2.971|148
Swansea|51.621|-3.944|247|Abertawe
Bournemouth|50.720|-1.880|196
Ipswich|52.057|1.148|139
Middlesbrough|54.574|-1.235|148
Peterborough|52.573|-0.243|217
Sunderland|54.906|-1.381|277
Preston|53.763|-2.703|148
Newport|51.588|-2.998|160
Gloucester|51.864|-2.238|133
Bath|51.381|-2.359|94
Canterbury|51.280|1.079|55
Cheltenham|51.899|-2.078|119
Lincoln|53.230|-0.541|104
Worcester|52.193|-2.221|104
Inverness|57.478|-4.225|48
Stirling|56.117|-3.937|38
Derry|54.997|-7.309|85|Londonderry
Perth|56.395|-3.431|47
US
New York|40.713|-74.006|8258|New York City,NYC,Nueva York,Nova York,Nova Iorque
Los Angeles|34.052|-118.244|3821|LA
Chicago|41.878|-87.630|2665
Houston|29.760|-95.370|2314
Phoenix|33.448|-112.074|1650
Philadelphia|39.953|-75.165|1550|Filadelfia
San Antonio|29.424|-98.494|1495
San Diego|32.716|-117.161|1388
Dallas|32.777|-96.797|1303
Austin|30.267|-97.743|980
Jacksonville|30.332|-81.656|986
Fort Worth|32.756|-97.331|979
San Jose|37.338|-121.886|970
Columbus|39.961|-82.999|913
Charlotte|35.227|-80.843|911
Indianapolis|39.768|-86.158|880
San Francisco|37.775|-122.419|809
Seattle|47.606|-122.332|755
Denver|39.739|-104.990|717
Washington|38.907|-77.037|679|Washington DC,Washington D.C.
Oklahoma City|35.468|-97.516|703
Nashville|36.163|-86.781|688
El Paso|31.762|-106.485|679
Boston|42.360|-71.059|654
Portland|45.515|-122.679|630
Las Vegas|36.170|-115.140|660
Detroit|42.331|-83.046|633
Memphis|35.150|-90.049|619
Louisville|38.253|-85.759|623
Baltimore|39.290|-76.612|565
Milwaukee|43.039|-87.907|561
Albuquerque|35.084|-106.650|560
Tucson|32.222|-110.975|547
Fresno|36.738|-119.787|546
Sacramento|38.582|-121.494|526
Mesa|33.415|-111.832|511
Kansas City|39.100|-94.579|511
Atlanta|33.749|-84.388|511
Omaha|41.257|-95.935|483
Colorado Springs|38.834|-104.821|489
Raleigh|35.780|-78.639|482
Miami|25.762|-80.192|456
Long Beach|33.770|-118.194|449
Virginia Beach|36.853|-75.978|454
Oakland|37.804|-122.271|436
Minneapolis|44.978|-93.265|425
Tulsa|36.154|-95.993|411
Tampa|27.951|-82.457|403
New Orleans|29.951|-90.072|364|La Nouvelle-Orléans
Cleveland|41.499|-81.694|363
Honolulu|21.307|-157.858|341
Cincinnati|39.103|-84.512|311
Pittsburgh|40.441|-79.996|303
St. Louis|38.627|-90.199|282
Saint Paul|44.954|-93.090|303
Orlando|28.538|-81.379|320
Buffalo|42.886|-78.878|275
Newark|40.736|-74.172|305
Anchorage|61.218|-149.900|286
Madison|43.073|-89.401|281
Salt Lake City|40.761|-111.891|210
Richmond|37.541|-77.436|229
Boise|43.615|-116.202|235
Des Moines|41.587|-93.625|210
Charleston|32.777|-79.931|155
Savannah|32.081|-81.091|148
Santa Fe|35.687|-105.938|89
Santa Barbara|34.421|-119.698|87
Palo Alto|37.442|-122.143|66
IE
Dublin|53.350|-6.260|593|Dublín,Dublino,Baile Átha Cliath
Cork|51.898|-8.476|224|Corcaigh
Limerick|52.664|-8.627|102|Luimneach
Galway|53.271|-9.057|86|Gaillimh
Waterford|52.259|-7.110|60
Drogheda|53.718|-6.348|45
Dundalk|54.004|-6.406|43
Kilkenny|52.654|-7.245|27
Sligo|54.277|-8.476|21
CA
Toronto|43.653|-79.383|2794
Montréal|45.502|-73.567|1763
Vancouver|49.283|-123.121|662
Calgary|51.045|-114.072|1307
Edmonton|53.546|-113.494|1011
Ottawa|45.421|-75.697|1017
Winnipeg|49.895|-97.138|750
Québec|46.813|-71.208|549|Quebec City,Ville de Québec
Hamilton|43.256|-79.871|569
Mississauga|43.589|-79.644|718
Brampton|43.732|-79.762|656
Surrey|49.191|-122.849|568
Halifax|44.649|-63.575|439
London|42.984|-81.245|422
Laval|45.607|-73.712|438
Markham|43.857|-79.337|339
Gatineau|45.477|-75.701|291
Saskatoon|52.133|-106.670|266
Kitchener|43.452|-80.492|257
Regina|50.445|-104.619|226
Sherbrooke|45.404|-71.893|173
Victoria|48.428|-123.366|92
Windsor|42.315|-83.037|230
St. John's|47.562|-52.713|111
Fredericton|45.964|-66.643|63
Charlottetown|46.238|-63.131|39
Whitehorse|60.721|-135.057|28
AU
Sydney|-33.869|151.209|5450|Sídney
Melbourne|-37.814|144.963|5207
Brisbane|-27.470|153.026|2706
Perth|-31.953|115.857|2309
Adelaide|-34.928|138.601|1446
Gold Coast|-28.017|153.400|735
Newcastle|-32.928|151.781|526
Canberra|-35.281|149.130|472
Wollongong|-34.425|150.893|309
Hobart|-42.882|147.324|254
Geelong|-38.149|144.361|297
Townsville|-19.259|146.817|184
Cairns|-16.920|145.771|158
Darwin|-12.463|130.845|150
Ballarat|-37.562|143.850|118
Bendigo|-36.757|144.279|104
Launceston|-41.433|147.144|92
Alice Springs|-23.698|133.880|26
NZ
Auckland|-36.849|174.763|1478
Wellington|-41.287|174.776|213
Christchurch|-43.532|172.636|397
Hamilton|-37.787|175.279|185
Tauranga|-37.687|176.165|160
Dunedin|-45.879|170.503|106
Palmerston North|-40.356|175.611|82
Napier|-39.493|176.912|67
Nelson|-41.271|173.284|51
Rotorua|-38.138|176.245|59
Queenstown|-45.031|168.663|29
Invercargill|-46.413|168.354|51
ES
Madrid|40.417|-3.704|3332
Barcelona|41.385|2.173|1660|Barcelone,Barcellona
València|39.470|-0.376|807|Valencia,Valence d’Espagne
Sevilla|37.389|-5.984|684|Seville,Séville,Siviglia,Sevilha
Zaragoza|41.649|-0.889|682|Saragosse,Saragossa,Saragozza
Málaga|36.721|-4.421|586
Murcia|37.992|-1.131|469
Palma|39.570|2.650|430|Palma de Mallorca
Las Palmas de Gran Canaria|28.124|-15.430|378|Las Palmas
Bilbao|43.263|-2.935|346|Bilbo
Alicante|38.346|-0.491|349|Alacant
Córdoba|37.888|-4.779|323|Cordoue,Cordova
Valladolid|41.652|-4.725|297
Vigo|42.241|-8.721|293
Gijón|43.532|-5.661|268|Xixón
L'Hospitalet de Llobregat|41.360|2.100|276
Vitoria-Gasteiz|42.847|-2.672|255|Vitoria
A Coruña|43.362|-8.412|247|La Coruña,Coruña,Corunna
Granada|37.177|-3.599|230|Grenade
Elche|38.270|-0.713|238|Elx
Oviedo|43.361|-5.849|217
Badalona|41.450|2.247|225
Cartagena|37.605|-0.986|218
Sabadell|41.548|2.107|217
Jerez de la Frontera|36.686|-6.137|213|Jerez
Pamplona|42.813|-1.646|205|Iruña,Pampelune
Almería|36.834|-2.464|201
San Sebastián|43.318|-1.981|188|Donostia,San Sebastian-Donostia
Burgos|42.344|-3.697|173
Santander|43.462|-3.810|173
Albacete|38.995|-1.855|173
Castellón de la Plana|39.986|-0.051|174|Castellón,Castelló
Logroño|42.466|-2.450|150
Badajoz|38.879|-6.970|150
Salamanca|40.970|-5.663|143|Salamanque
Huelva|37.261|-6.945|142
Lleida|41.618|0.620|143|Lérida
Tarragona|41.119|1.245|138|Tarragone
León|42.599|-5.571|121
Santa Cruz de Tenerife|28.464|-16.252|209
Cádiz|36.527|-6.289|111|Cadix,Cadiz
Jaén|37.780|-3.785|111
Girona|41.979|2.821|106|Gerona
Santiago de Compostela|42.878|-8.545|98
Toledo|39.863|-4.027|86|Tolède
Segovia|40.943|-4.109|51
Marbella|36.510|-4.883|157
Ibiza|38.907|1.421|51|Eivissa
MX
Ciudad de México|19.433|-99.133|9209|Mexico City,CDMX,Mexico,Mexiko-Stadt,Città del Messico
Tijuana|32.515|-117.038|1922
Ecatepec|19.601|-99.053|1645
León|21.122|-101.682|1721|León de los Aldama
Puebla|19.041|-98.206|1692
Guadalajara|20.660|-103.350|1385
Ciudad Juárez|31.690|-106.425|1512|Juárez
Zapopan|20.721|-103.391|1476
Monterrey|25.687|-100.316|1142
Mérida|20.967|-89.624|995
San Luis Potosí|22.157|-100.986|911
Aguascalientes|21.885|-102.292|948
Hermosillo|29.073|-110.956|936
Saltillo|25.438|-100.974|879
Mexicali|32.624|-115.453|1049
Culiacán|24.809|-107.394|1003
Querétaro|20.588|-100.390|1049|Santiago de Querétaro
Morelia|19.706|-101.195|849
Chihuahua|28.635|-106.089|937
Toluca|19.283|-99.656|910
Cancún|21.162|-86.852|934
Acapulco|16.853|-99.824|779
Veracruz|19.174|-96.134|607
Oaxaca|17.073|-96.727|271|Oaxaca de Juárez
AR
Buenos Aires|-34.604|-58.382|3121
Córdoba|-31.420|-64.189|1505
Rosario|-32.947|-60.640|1030
La Plata|-34.921|-57.955|772
Mar del Plata|-38.006|-57.543|682
San Miguel de Tucumán|-26.825|-65.223|605|Tucumán
Salta|-24.788|-65.410|618
Santa Fe|-31.633|-60.700|403
Mendoza|-32.890|-68.845|115
Neuquén|-38.952|-68.059|291
Bahía Blanca|-38.718|-62.266|335
San Carlos de Bariloche|-41.134|-71.310|135|Bariloche
Ushuaia|-54.802|-68.303|80
CO
Bogotá|4.711|-74.072|7968
Medellín|6.244|-75.581|2612
Cali|3.452|-76.532|2280
Barranquilla|10.969|-74.781|1327
Cartagena|10.391|-75.479|1059|Cartagena de Indias
Bucaramanga|7.120|-73.123|619
Cúcuta|7.894|-72.508|806
Pereira|4.813|-75.696|482
Santa Marta|11.241|-74.199|552
Manizales|5.070|-75.514|457
CL
Santiago|-33.449|-70.669|6270|Santiago de Chile
Valparaíso|-33.047|-71.613|296
Concepción|-36.827|-73.050|223
Viña del Mar|-33.024|-71.552|334
Antofagasta|-23.650|-70.400|389
La Serena|-29.903|-71.252|250
Temuco|-38.736|-72.590|283
Puerto Montt|-41.470|-72.936|246
Punta Arenas|-53.164|-70.917|132
PE
Lima|-12.046|-77.043|10092
Arequipa|-16.409|-71.538|1009
Trujillo|-8.112|-79.029|920
Chiclayo|-6.771|-79.841|553
Cusco|-13.532|-71.967|429|Cuzco
Piura|-5.194|-80.633|485
Iquitos|-3.744|-73.252|479
UY
Montevideo|-34.901|-56.165|1319
Punta del Este|-34.960|-54.949|13
PY
Asunción|-25.264|-57.576|525
BO
La Paz|-16.490|-68.119|757
Santa Cruz de la Sierra|-17.784|-63.182|1442
Cochabamba|-17.414|-66.165|631
EC
Quito|-0.181|-78.468|2012
Guayaquil|-2.171|-79.922|2746
Cuenca|-2.900|-79.006|361
VE
Caracas|10.481|-66.904|2246
Maracaibo|10.654|-71.641|1658
Mérida|8.598|-71.145|300
CR
San José|9.928|-84.091|352
PA
Ciudad de Panamá|8.982|-79.520|1087|Panama City,Panamá
GT
Ciudad de Guatemala|14.634|-90.507|1221|Guatemala City
DO
Santo Domingo|18.486|-69.931|1029
IT
Roma|41.903|12.496|2755|Rome,Rom
Milano|45.464|9.190|1371|Milan,Mailand,Milán,Milão,Milaan
Napoli|40.852|14.268|909|Naples,Neapel,Nápoles,Napels
Torino|45.070|7.687|848|Turin,Turín,Turim,Turijn
Palermo|38.116|13.361|630|Palerme
Genova|44.405|8.946|561|Genoa,Gênes,Genua,Génova
Bologna|44.494|11.343|390|Bologne,Bolonia,Bolonha
Firenze|43.770|11.256|361|Florence,Florenz,Florencia,Florença
Bari|41.117|16.872|316
Catania|37.508|15.083|298|Catane
Venezia|45.441|12.316|250|Venice,Venise,Venedig,Venecia,Veneza,Venetië
Verona|45.438|10.993|255|Vérone
Messina|38.194|15.554|218|Messine
Padova|45.407|11.877|207|Padua,Padoue
Trieste|45.650|13.777|199|Triest
Brescia|45.542|10.214|198
Parma|44.801|10.328|198|Parme
Prato|43.881|11.097|195
Taranto|40.464|17.247|188|Tarente
Modena|44.647|10.925|184|Modène
Reggio Calabria|38.111|15.647|169
Reggio Emilia|44.698|10.630|171|Reggio nell'Emilia
Perugia|43.111|12.389|162|Pérouse
Ravenna|44.418|12.203|156|Ravenne
Livorno|43.548|10.311|153|Leghorn,Livourne
Rimini|44.060|12.566|150
Cagliari|39.224|9.122|148
Foggia|41.462|15.544|146
Ferrara|44.838|11.620|129|Ferrare
Salerno|40.682|14.768|127|Salerne
Sassari|40.727|8.560|121
Monza|45.584|9.274|123
Bergamo|45.698|9.677|120|Bergame
Pescara|42.462|14.216|118
Siracusa|37.075|15.287|116|Syracuse
Trento|46.067|11.121|118|Trient,Trente
Vicenza|45.546|11.535|110|Vicence
Bolzano|46.498|11.355|106|Bozen
Novara|45.446|8.622|102|Novare
Ancona|43.616|13.519|98|Ancône
Udine|46.064|13.236|97
Lecce|40.352|18.170|94
Arezzo|43.463|11.880|96
Pisa|43.723|10.402|90|Pise
Como|45.809|9.085|83|Côme
Lucca|43.843|10.503|89|Lucques
Siena|43.319|11.331|53|Sienne
L'Aquila|42.350|13.400|70
PT
Lisboa|38.722|-9.139|567|Lisbon,Lisbonne,Lisbona,Lissabon
Porto|41.158|-8.629|248|Oporto
Vila Nova de Gaia|41.124|-8.612|311|Gaia
Braga|41.545|-8.427|201
Coimbra|40.203|-8.410|144
Funchal|32.650|-16.908|105
Setúbal|38.524|-8.889|123
Amadora|38.754|-9.231|180
Almada|38.680|-9.158|181
Aveiro|40.641|-8.654|81
Évora|38.571|-7.909|53
Faro|37.019|-7.931|67
Guimarães|41.444|-8.296|156
Leiria|39.744|-8.807|134
Viseu|40.657|-7.914|101
Viana do Castelo|41.694|-8.834|86
Ponta Delgada|37.740|-25.669|67
Cascais|38.697|-9.421|222
Sintra|38.803|-9.382|395
BR
São Paulo|-23.551|-46.633|11452|San Paolo
Rio de Janeiro|-22.907|-43.173|6211|Rio
Brasília|-15.794|-47.883|2817
Salvador|-12.971|-38.501|2418
Fortaleza|-3.732|-38.527|2429
Belo Horizonte|-19.917|-43.934|2316
Manaus|-3.119|-60.022|2064
Curitiba|-25.429|-49.271|1774
Recife|-8.048|-34.877|1489
Goiânia|-16.687|-49.265|1437
Porto Alegre|-30.035|-51.218|1333
Belém|-1.456|-48.502|1303
Guarulhos|-23.454|-46.533|1292
Campinas|-22.906|-47.061|1139
São Luís|-2.531|-44.307|1037
Maceió|-9.666|-35.735|958
Campo Grande|-20.449|-54.620|898
Natal|-5.795|-35.209|751
Teresina|-5.089|-42.802|866
João Pessoa|-7.120|-34.845|834
Florianópolis|-27.595|-48.548|537
Vitória|-20.320|-40.338|323
Cuiabá|-15.601|-56.097|651
Aracaju|-10.947|-37.073|603
Uberlândia|-18.919|-48.277|713
Ribeirão Preto|-21.177|-47.810|699
Santos|-23.961|-46.334|419
São José dos Campos|-23.189|-45.884|697
Joinville|-26.304|-48.846|616
Londrina|-23.310|-51.163|556
Niterói|-22.883|-43.104|482
Porto Velho|-8.761|-63.900|460
DE
Berlin|52.520|13.405|3782|Berlín,Berlino,Berlijn,Berlim
Hamburg|53.551|9.994|1910|Hambourg,Hamburgo,Amburgo
München|48.135|11.582|1510|Munich,Múnich,Monaco di Baviera,Munique
Köln|50.938|6.960|1087|Cologne,Colonia,Colônia,Keulen
Frankfurt am Main|50.110|8.682|776|Frankfurt,Francfort,Fráncfort,Francoforte
Stuttgart|48.776|9.183|633
Düsseldorf|51.227|6.773|631
Leipzig|51.340|12.375|619|Lipsia
Dortmund|51.514|7.466|596
Essen|51.456|7.012|586
Bremen|53.079|8.802|578|Brême
Dresden|51.050|13.738|567|Dresde,Dresda
Hannover|52.376|9.732|548|Hanover,Hanovre
Nürnberg|49.452|11.077|526|Nuremberg,Norimberga,Neurenberg
Duisburg|51.435|6.763|504
Bochum|51.482|7.216|366
Wuppertal|51.256|7.151|359
Bielefeld|52.030|8.533|339
Bonn|50.737|7.098|337
Münster|51.961|7.626|323
Mannheim|49.488|8.467|317
Karlsruhe|49.007|8.404|309
Augsburg|48.371|10.898|304
Wiesbaden|50.083|8.240|285
Mönchengladbach|51.195|6.436|269
Gelsenkirchen|51.518|7.086|265
Aachen|50.776|6.084|253|Aix-la-Chapelle,Aquisgrán,Aken
Braunschweig|52.269|10.521|253|Brunswick
Kiel|54.323|10.123|248
Chemnitz|50.833|12.924|250
Halle (Saale)|51.497|11.969|242|Halle
Magdeburg|52.131|11.640|240
Freiburg im Breisgau|47.999|7.842|237|Freiburg
Krefeld|51.339|6.586|229
Mainz|50.000|8.271|222|Mayence,Maguncia,Magonza
Lübeck|53.866|10.687|219
Erfurt|50.978|11.029|215
Oberhausen|51.470|6.852|211
Rostock|54.092|12.099|210
Kassel|51.313|9.480|205
Hagen|51.361|7.475|190
Potsdam|52.391|13.065|187
Saarbrücken|49.240|6.997|183|Sarrebruck
Hamm|51.674|7.815|180
Ludwigshafen|49.477|8.445|175
Oldenburg|53.144|8.214|174
Osnabrück|52.280|8.047|168
Leverkusen|51.046|7.019|166
Heidelberg|49.399|8.672|162
Darmstadt|49.873|8.651|163
Regensburg|49.013|12.102|157|Ratisbonne,Ratisbona
Paderborn|51.719|8.754|155
Ingolstadt|48.766|11.426|142
Würzburg|49.792|9.953|128
Ulm|48.401|9.988|128
Wolfsburg|52.423|10.787|128
Göttingen|51.541|9.916|119
Heilbronn|49.142|9.219|131
Pforzheim|48.892|8.694|128
Koblenz|50.357|7.594|115|Coblenz,Coblence
Jena|50.927|11.586|112
Trier|49.756|6.641|112|Trèves
Erlangen|49.598|11.004|117
Cottbus|51.757|14.329|99
Schwerin|53.635|11.401|98
Konstanz|47.660|9.175|86|Constance
Tübingen|48.522|9.058|92
Bamberg|49.899|10.903|80
Passau|48.574|13.461|53
Flensburg|54.784|9.437|92
Weimar|50.980|11.323|65
AT
Wien|48.208|16.373|2006|Vienna,Vienne,Viena,Wenen
Graz|47.071|15.439|302
Linz|48.306|14.286|212
Salzburg|47.810|13.055|157|Salzbourg,Salisburgo,Salzburgo
Innsbruck|47.269|11.404|131
Klagenfurt|46.624|14.308|105|Klagenfurt am Wörthersee
Villach|46.614|13.846|65
Wels|48.157|14.027|65
St. Pölten|48.204|15.626|59
Dornbirn|47.412|9.744|52
Bregenz|47.503|9.747|29
Eisenstadt|47.846|16.523|16
CH
Zürich|47.377|8.541|443|Zurich,Zúrich,Zurigo,Zurique
Genève|46.204|6.143|206|Geneva,Genf,Ginebra,Ginevra,Genebra
Basel|47.560|7.589|178|Bâle,Basilea,Bazel
Lausanne|46.520|6.634|142|Losanna
Bern|46.948|7.447|137|Berne,Berna
Winterthur|47.499|8.724|119
Luzern|47.050|8.309|84|Lucerne,Lucerna
St. Gallen|47.424|9.377|78|Saint-Gall,San Gallo
Lugano|46.004|8.951|63
Biel|47.137|7.247|56|Bienne,Biel/Bienne
Thun|46.758|7.628|44
Fribourg|46.806|7.162|38
Neuchâtel|46.992|6.931|45|Neuenburg
Sion|46.233|7.361|36|Sitten
Chur|46.851|9.532|39|Coire,Coira
Zug|47.166|8.516|31
Schaffhausen|47.697|8.634|37
Bellinzona|46.195|9.024|44
Davos|46.804|9.837|11
LI
Vaduz|47.141|9.521|6
SE
Stockholm|59.329|18.069|985|Estocolmo,Stoccolma
Göteborg|57.709|11.975|600|Gothenburg
Malmö|55.605|13.004|358
Uppsala|59.859|17.639|240
Linköping|58.411|15.622|165
Västerås|59.611|16.545|158
Örebro|59.275|15.213|158
Helsingborg|56.046|12.694|150
Norrköping|58.588|16.192|145
Jönköping|57.782|14.162|144
Umeå|63.826|20.263|132
Lund|55.705|13.191|128
Borås|57.721|12.940|114
Eskilstuna|59.371|16.510|107
Gävle|60.675|17.141|103
Södertälje|59.196|17.625|102
Sundsvall|62.391|17.307|99
Karlstad|59.402|13.512|96
Växjö|56.879|14.806|97
Halmstad|56.674|12.858|105
Luleå|65.585|22.155|79
Östersund|63.177|14.636|64
Kalmar|56.663|16.357|72
Kristianstad|56.029|14.157|86
Falun|60.607|15.631|60
Trollhättan|58.284|12.289|59
Skövde|58.391|13.845|57
Visby|57.634|18.295|24
Kiruna|67.856|20.225|22
NL
Amsterdam|52.368|4.904|931|Ámsterdam
Rotterdam|51.924|4.478|670
Den Haag|52.079|4.312|566|The Hague,La Haye,'s-Gravenhage,La Haya,L'Aia,Haia
Utrecht|52.091|5.122|374
Eindhoven|51.442|5.470|246
Groningen|53.219|6.567|243|Groningue
Tilburg|51.556|5.091|230
Almere|52.351|5.265|226
Breda|51.587|4.776|188
Nijmegen|51.843|5.853|187|Nimègue
Apeldoorn|52.211|5.970|168
Haarlem|52.381|4.637|167
Arnhem|51.985|5.899|168
Enschede|52.221|6.894|161
Amersfoort|52.156|5.388|161
Zaanstad|52.439|4.813|160|Zaandam
's-Hertogenbosch|51.690|5.304|160|Den Bosch,Bois-le-Duc
Zwolle|52.517|6.083|134
Leiden|52.160|4.497|130|Leyde
Leeuwarden|53.201|5.799|128
Maastricht|50.851|5.691|125|Maestricht
Dordrecht|51.813|4.690|122
Ede|52.040|5.665|123
Delft|52.012|4.357|109
Alkmaar|52.632|4.753|112
Venlo|51.370|6.172|104
Deventer|52.255|6.160|103
Hilversum|52.224|5.176|94
Assen|52.993|6.564|70
Middelburg|51.499|3.614|50
Lelystad|52.519|5.471|86
BE
Bruxelles|50.847|4.352|1249|Brussel,Brussels,Brüssel,Bruselas,Bryssel,Bruxelas
Antwerpen|51.219|4.402|546|Antwerp,Anvers,Amberes,Anversa,Antuérpia
Gent|51.054|3.725|270|Ghent,Gand,Gante
Charleroi|50.411|4.444|204
Liège|50.633|5.568|196|Luik,Lüttich,Lieja,Liegi
Brugge|51.209|3.225|120|Bruges,Brügge,Brujas
Namur|50.467|4.872|114|Namen
Leuven|50.880|4.701|103|Louvain,Löwen,Lovaina
Mons|50.454|3.952|97
Mechelen|51.026|4.478|88|Malines
Aalst|50.938|4.040|90|Alost
Hasselt|50.931|5.338|82
Kortrijk|50.828|3.265|80|Courtrai
Oostende|51.226|2.913|72|Ostend,Ostende
Tournai|50.606|3.388|69|Doornik
Genk|50.966|5.502|67
Roeselare|50.946|3.123|66|Roulers
Verviers|50.589|5.863|55
Louvain-la-Neuve|50.668|4.614|31
Arlon|49.684|5.817|31|Aarlen
LU
Luxembourg|49.612|6.130|134|Luxemburg,Luxembourg City
MC
Monaco|43.738|7.424|37|Monte Carlo
`;
