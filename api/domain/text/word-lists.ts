const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Frequent English words that no Hindi sentence in Latin letters contains. */
export const ENGLISH_WORDS = listOf(`
  i im my mine myself you your youre yours we our us they them their he his him she her it its this
  that these those the a an and but or if so because with without from for of on in at by about into
  is are am was were be been being does did dont doesnt didnt have has had havent will would wont
  can could cant should shall may might must not what whats where when why who which how there here
  then than just very really much many some any every all none more most little tell think know want
  like need feel feeling going get got make made take come came good bad nice great fine today
  actually something anything everything nothing someone anyone everyone because always never sometimes
  maybe people thing things though before after again still also only even ever once been while whole
  tomorrow yesterday tonight morning night please love miss day time work life friend
`);

/** Frequent Hindi words in Latin letters, in their usual spellings, that English does not have. */
export const ROMANISED_HINDI_WORDS = listOf(`
  hai hain ho hu hun hoon tha thi hoga hogi hota hoti hote gaya gayi gaye raha rahi rahe kar karo karta
  karti karte karna karke kiya kya kyu kyun kyon kyunki kaise kaisi kaisa kab kahan kaha kidhar kaun
  kon kitna kitni kitne konsa kaunsa mai mein mujhe mujhko mera meri mere humara hamara hum tum tumhe
  tumhara tumhari tumhare tumse tu tujhe tera teri tere aap aapka aapki aapke apna apni apne uska
  uski unka yeh ye woh wo wahi yahan wahan idhar udhar ab abhi kal aaj parso phir fir bhi toh aur
  lekin magar agar nahi nahin nai nhi haan han haa ji accha acha achha achi achhi theek thik
  thoda thodi bahut bahot boht bohot zyada jyada kuch kuchh sab sabhi koi kisi kisko kaam ghar din
  raat subah shaam khana khaya piya peena sona soya neend jaana jana aana aao jao chalo chal karu bolo
  bol bata batao batana bataiye suno dekho dekh samjha samajh lagta lagti laga pasand pyar pyaar
  ishq mohabbat dil jaan jaanu yaar dost dosti bhai arre arey oye waah wah bilkul sach jhooth pata
  matlab milna milo milte milenge mil chahiye chahta chahti sakta sakti sakte wala wali wale bina
  saath liye hua hui diya liya lo naam umar saal shaadi ladki ladka insaan asli paisa paise
  maara maari gira giri gire baitha baithi baithe utha uthi pada padi pade dhakka
  shukriya dhanyavaad maaf maafi khush udaas akela akeli thak kaisan mast
  kyaa batado sunao bhej bhejo dikhao kripya alvida phirse shubh ratri
  ne ko ka ki ke krta krti krte krna krke kr rha rhi rhe gya gyi gye bht bhut smjha smjhi khbr mhine
  aadha aadhi dono chlo btao btana pdega pdta hoti hote lgta lgti mujhko mje
  chup khaate khata khati dekhta dekhti dekhte rahunga rahungi diye maine galti sabke samne saamne likh likha daant daanta
`);

/** Hindi words that people use in English sentences, and Hindi spellings that are English words too. */
export const LOANED_WORDS = listOf(`
  yaar na bhai arre arey accha acha achha haan ji toh bas matlab wah waah jaan jaanu dost hum par main mat chal kal se
  bata bolo bol ghar mast dil sun chai dal ek hi aur
`);
