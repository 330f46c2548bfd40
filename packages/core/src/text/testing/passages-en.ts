/** English passages; `¦` marks the end of a sentence inside a passage, `---` separates passages. All of it is invented. */
export const PASSAGES_EN = `
The U.S. Treasury said on Monday it would sell $3.5bn in bonds.¦ Analysts at Crane & Co. had expected $4.1bn.¦ "We were surprised," said Lena M. Ortiz, an economist.¦ "The market was not."
---
Police were called to an address in Mill St. at about 02:30 GMT.¦A 34-year-old man was arrested.¦He remains in custody.¦Det. Supt. Ian Hale said inquiries were continuing.
---
Mr. and Mrs. Lowell moved to St. Louis in Dec. 2011.¦ Their son, Thomas Jr., stayed behind.¦ He was 19.
---
J. K. Farrow, C. S. Dunn and W. E. B. Holt were among the signatories.¦ None of them replied to emails.¦ Dr. Holt's office said he was abroad.
---
The meeting began at 9 a.m. on Thursday and ended at 6:45 p.m.¦ Delegates left without a deal.
---
"Is that all?" she asked.¦ "Yes," he said.¦ "That's all."¦ Nobody laughed.
---
"Why me?" Dawson asked the judge.¦ The judge, Robert T. Quayle, did not answer.
---
He works for Apex Corp. in New York.¦ She works for Bluefin Inc.¦ The two met in 2014.
---
The company, which trades as Wheeler Bros. Ltd., owes £1.2m to its suppliers, i.e. more than it earned last year.¦ Its shares were down 12.5 per cent.
---
the man was found dead on tuesday .¦ he was 40 .¦ police said they were not looking for anyone else .
---
the suspect -lrb- pictured -rrb- fled the scene .¦ he was caught two days later in washington , d.c. , police said .¦ \`\` we got him , '' sheriff dale moore said .
---
\`\` i did not do it . ''¦ that was all he told the court .¦ mr. greene 's lawyer declined to comment .
---
Visit example.com or www.example.org/news.html for details.¦ Readers can also write to desk@example.com.¦ Files named report.v1.2.pdf are kept for 30 days.
---
She ran Node.js on version 3.5.1 of the firmware.¦ It crashed at 10.15pm.¦ Nobody knows why...¦ The log was empty.
---
Prime Minister Anna Reid arrived in the U.K. on Sunday.¦ The visit, her first since 2009, will last three days.¦ She meets the Rev. Dr. Paul Obi on Monday.
---
The vote was 52-48.¦ Sen. Carl Mundt (R-Ohio) abstained.
---
Profits rose to $1.3 billion.¦ That compares with $900m a year earlier, or 78 cents per share vs. 54 cents.¦ Sales were flat.
---
"It was chaos.¦ People were screaming," said Maria Lopez, 29, who was in the queue.¦ "I ran."
---
“We will appeal,” he said.¦ “This is not over.”
---
The Rt. Hon. James Peel MP, M.D. of Peel Ltd., resigned.¦ His letter ran to 40 pages.¦ No. 10 declined to comment.¦ "No.¦ Never," he had said in May.
---
Did he know?¦ Did she?¦ The court never found out!¦ What a mess.
---
The novel — her third — sold 2.4m copies.¦ Critics loved it.¦ (The New Ledger called it "a triumph".)¦ A film is planned.
---
He joined Yahoo! in 2006 and left for eBay in 2011.¦ eBay declined to comment.¦ iPhone sales, meanwhile, rose 5%.
---
Scientists found traces of E. coli in 3 of 10 samples.¦ The samples came from Ft. Worth, Tex., and Mt. Vernon.¦ Results are due in Feb. or March.
---
The blast, at approx. 5.30 a.m. local time, was heard in Calif. and Nev.¦ Officials said no one was hurt.
---
LONDON (NewsWire) - Shares fell sharply on Friday.¦ The FTSE lost 1.8 percent.¦ Banks were hit hardest, e.g. Norwood plc, which shed 7 percent.
---
Storm latest
¦Thousands without power
¦By Jane Hart
¦Thousands of homes were without power on Saturday after Storm Edda hit the coast with winds of up to 90mph, the network operator said.¦ Engineers were on their way.
---
What we know so far:
¦- The train left at 7.12am.
¦- It derailed near Ashby.
¦- Four people are in hospital
¦* None is in danger
---
The ferry was suspended because of "training issues".¦Cars were also damaged.¦Fares rose to $50,000 (£34,000).¦Officials called it "unfair".
---
1. Wash your hands.¦ 2. Dry them well.¦ 3. Repeat.
---
The first paragraph of this
story is wrapped at a narrow
width as in an old e-mail, and
Mr. Brown of the Post
wrote it.¦ It goes on here.
---
The fire began on Monday.¦"I saw smoke," said neighbour Ann Pike.¦"Then I called 999."¦Crews arrived within minutes.
---
"They came at night.¦They took everything," she told the BBC.¦UN officials confirmed the report.
---
The team won 3-1.¦Captain Joe Root-Hill scored twice in the second half.¦It was their first win since Aug. 12.¦US coach Dan Wills was delighted.
---
In 2012, Plan B was dropped.¦ Plan C. was never tried.
---
World War II. veterans gathered at the Tomb on Sunday.
---
He called it "the worst deal ever"!¦ Then he signed it.¦ "OK?" he said.¦ OK.
---
The Supreme Court ruled in Harrow v. Board of Education that the rule, cf. Sec. 4, was void.¦ Justice L. Tan dissented.
---
Great win tonight! 🎉🎉¦ Thanks to all the fans 🙏.¦ See you Sunday!
---
The results [1] were disputed.[2]¦ A later study confirmed them.[3]
---
He said: "I'm tired...¦ I want to go home."¦ So he went.
---
“What happened?”¦ That is the question on everyone’s lips.¦ ‘I don’t know,’ says Prof. Ada Lin.¦ ‘Ask me tomorrow.’
---
The village (pop. 1,200) lies 5 mi. north of Derry.¦ Lt. Col. Sam Weir lives there with Capt. Fry et al. in a farmhouse.
---
Temperatures hit 40.5C.¦It was the hottest day since 1976.¦Some roads melted!¦Schools closed early.¦Why?¦No-one could sleep.
---
THE MINISTER RESIGNED ON FRIDAY.¦ HE GAVE NO REASON.¦ MR. COLE WILL SUCCEED HIM.
---
The ship, H.M.S. Dauntless, left port.¦ On board were 190 sailors.¦ Adm. K. Roy commanded it from 1998 to 2001.¦ Roy, 71, died in May.
---
Scroll down for video .¦ The actress , 31 , wore a $ 2,000 dress .¦ She arrived at 8 p.m. with her mother .
---
He paid Rs. 500 and Fr. 20 for it.¦ The map on p. 12, fig. 3 shows where.¦ Nos. 4 and 5 are missing.
---
"Are you sure?"¦ "Quite sure."¦ "Then go!"
---
Mary had two children, i.e. Tom and Sue, with Mr. X.¦ They divorced in 2003.
---
Ms. Tran said the dept. had no comment.¦ A spokesman for the Assn. of Teachers did: "Shameful."¦ The minister's aide, Sgt. P. Low, hung up.
`;
