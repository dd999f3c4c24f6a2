/** The document name codes of UN/CEFACT (UNTDID 1001), from which BT-3 takes the type of an invoice. */
const list = `
1 certificate of analysis; 2 certificate of conformity; 3 certificate of quality; 4 test report; 5
product performance report; 6 product specification report; 7 process data report; 8 first sample
test report; 9 price/sales catalogue; 10 party information; 11 federal label approval; 12 mill
certificate; 13 post receipt; 14 weight certificate; 15 weight list; 16 certificate; 17 combined
certificate of value and origin; 18 movement certificate A.TR.1; 19 certificate of quantity; 20
quality data message; 21 query; 22 response to query; 23 status information; 24 restow; 25
container discharge list; 26 corporate superannuation contributions advice; 27 industry
superannuation contributions advice; 28 corporate superannuation member maintenance message; 29
industry superannuation member maintenance message; 30 life insurance payroll deductions advice;
31 underbond request; 32 underbond approval; 33 certificate of sealing of export meat lockers; 34
cargo status; 35 inventory report; 36 identity card; 37 response to a trade statistics message; 38
vaccination certificate; 39 passport; 40 driving licence (national); 41 driving licence
(international); 42 free pass; 43 season ticket; 44 transport status report; 45 transport status
request; 46 banking status; 47 extra-community trade statistical declaration; 48 written
instructions in conformance with ADR article number 10385; 49 damage certification; 50 validated
priced tender; 51 price/sales catalogue response; 52 price negotiation result; 53 safety and
hazard data sheet; 54 legal statement of an account; 55 listing statement of an account; 56
closing statement of an account; 57 transport equipment on-hire report; 58 transport equipment
off-hire report; 59 treatment - nil outturn; 60 treatment - time-up underbond; 61 treatment -
underbond by sea; 62 treatment - personal effect; 63 treatment - timber; 64 preliminary credit
assessment; 65 credit cover; 66 current account; 67 commercial dispute; 68 chargeback; 69
reassignment; 70 collateral account; 71 request for payment; 72 unship permit; 73 statistical
definitions; 74 statistical data; 75 request for statistical data; 76 call-off delivery; 77
consignment status report; 78 inventory movement advice; 79 inventory status advice; 80 debit note
related to goods or services; 81 credit note related to goods or services; 82 metered services
invoice; 83 credit note related to financial adjustments; 84 debit note related to financial
adjustments; 85 customs manifest; 86 vessel unpack report; 87 general cargo summary manifest
report; 88 consignment unpack report; 89 meat and meat by-products sanitary certificate; 90 meat
food products sanitary certificate; 91 poultry sanitary certificate; 92 horsemeat sanitary
certificate; 93 casing sanitary certificate; 94 pharmaceutical sanitary certificate; 95 inedible
sanitary certificate; 96 impending arrival; 97 means of transport advice; 98 arrival information;
99 cargo release notification; 100 excise certificate; 101 registration document; 102 tax
notification; 103 transport equipment direct interchange report; 104 transport equipment impending
arrival advice; 105 purchase order; 106 transport equipment damage report; 107 equipment repair
estimate; 108 transport equipment empty release instruction; 109 transport movement gate in
report; 110 manufacturing instructions; 111 transport movement gate out report; 112 transport
equipment unpacking instruction; 113 transport equipment unpacking report; 114 transport equipment
pick-up availability request; 115 transport equipment pick-up availability confirmation; 116
transport equipment pick-up report; 117 transport equipment shift report; 118 transport discharge
instruction; 119 transport discharge report; 120 stores requisition; 121 transport loading
instruction; 122 transport loading report; 123 transport equipment maintenance and repair work
authorisation; 124 transport departure report; 125 transport empty equipment advice; 126 transport
equipment acceptance order; 127 transport equipment special service instruction; 128 transport
equipment stock report; 129 transport cargo release order; 130 invoicing data sheet; 131 transport
equipment packing instruction; 132 customs clearance notice; 133 customs documents expiration
notice; 134 transport equipment on-hire request; 135 transport equipment on-hire order; 136
transport equipment off-hire request; 137 transport equipment survey order; 138 transport
equipment survey order response; 139 transport equipment survey report; 140 packing instructions;
141 advising items to be booked to a financial account; 142 transport equipment maintenance and
repair work estimate order; 143 transport equipment maintenance and repair notice; 144 empty
container disposition order; 145 cargo vessel discharge order; 146 cargo vessel loading order; 147
multidrop order; 148 bailment contract; 149 basic agreement; 150 internal transport order; 151
grant; 152 indefinite delivery indefinite quantity contract; 153 indefinite delivery definite
quantity contract; 154 requirements contract; 155 task order; 156 make or buy plan; 157
subcontractor plan; 158 cost data summary; 159 certified cost and price data; 160 wage
determination; 161 contract funds status report; 162 certified inspection and test results; 163
material inspection and receiving report; 164 purchasing specification; 165 payment or performance
bond; 166 contract security classification specification; 167 manufacturing specification; 168 buy
America certificate of compliance; 169 container off-hire notice; 170 cargo acceptance order; 171
pick-up notice; 172 authorisation to plan and suggest orders; 173 authorisation to plan and ship
orders; 174 drawing; 175 cost performance report format 2; 176 cost schedule status report; 177
cost performance report format 1; 178 cost performance report format 3; 179 cost performance
report format 4; 180 cost performance report format 5; 181 progressive discharge report; 182
balance confirmation; 183 container stripping order; 184 container stuffing order; 185 conveyance
declaration (arrival); 186 conveyance declaration (departure); 187 conveyance declaration
(combined); 188 project recovery plan; 189 project production plan; 190 statistical and other
administrative internal documents; 191 project master schedule; 192 priced alternate tender bill
of quantity; 193 estimated priced bill of quantity; 194 draft bill of quantity; 195 documentary
credit collection instruction; 196 request for an amendment of a documentary credit; 197
documentary credit amendment information; 198 advice of an amendment of a documentary credit; 199
response to an amendment of a documentary credit; 200 documentary credit issuance information; 201
direct payment valuation request; 202 direct payment valuation; 203 provisional payment valuation;
204 payment valuation; 205 quantity valuation; 206 quantity valuation request; 207 contract bill
of quantities - BOQ; 208 unpriced bill of quantity; 209 priced tender BOQ; 210 enquiry; 211
interim application for payment; 212 agreement to pay; 213 request for financial cancellation; 214
pre-authorised direct debits; 215 letter of intent; 216 approved unpriced bill of quantity; 217
payment valuation for unscheduled items; 218 final payment request; 219 payment request for
completed units; 220 order; 221 blanket order; 222 spot order; 223 lease order; 224 rush order;
225 repair order; 226 call off order; 227 consignment order; 228 sample order; 229 swap order; 230
purchase order change request; 231 purchase order response; 232 hire order; 233 spare parts order;
234 campaign price/sales catalogue; 235 container list; 236 delivery forecast; 237 cross docking
services order; 238 non-pre-authorised direct debits; 239 rejected direct debits; 240 delivery
instructions; 241 delivery schedule; 242 delivery just-in-time; 243 pre-authorised direct debit
requests; 244 non-pre-authorised direct debit requests; 245 delivery release; 246 settlement of a
letter of credit; 247 bank to bank funds transfer; 248 customer payment orders; 249 low value
payment orders; 250 crew list declaration; 251 inquiry; 252 response to previous banking status
message; 253 project master plan; 254 project plan; 255 project schedule; 256 project planning
available resources; 257 project planning calendar; 258 standing order; 259 cargo movement event
log; 260 cargo analysis voyage report; 261 self-billed credit note; 262 consolidated credit note;
263 inventory adjustment status report; 264 transport equipment movement instruction; 265
transport equipment movement report; 266 transport equipment status change report; 267 fumigation
certificate; 268 wine certificate; 269 wool health certificate; 270 delivery note; 271 packing
list; 272 new code request; 273 code change request; 274 simple data element request; 275 simple
data element change request; 276 composite data element request; 277 composite data element change
request; 278 segment request; 279 segment change request; 280 new message request; 281 message in
development request; 282 modification of existing message; 283 tracking number assignment report;
284 user directory definition; 285 United Nations standard message request; 286 service directory
definition; 287 status report; 288 kanban schedule; 289 product data message; 290 claim for
parts and/or labour charges; 291 delivery schedule response; 292 inspection request; 293
inspection report; 294 application acknowledgement and error report; 295 price variation invoice;
296 credit note for price variation; 297 instruction to collect; 298 dangerous goods list; 299
registration renewal; 300 registration change; 301 response to registration; 302 implementation
guideline; 303 request for transfer; 304 cost performance report; 305 application error and
acknowledgement; 306 cash pool financial statement; 307 sequenced delivery schedule; 308
delcredere credit note; 309 healthcare discharge report, final; 310 offer / quotation; 311 request
for quote; 312 acknowledgement message; 313 application error message; 314 cargo movement voyage
summary; 315 contract; 316 application for usage of berth or mooring facilities; 317 application
for designation of berthing places; 318 application for shifting from the designated place in
port; 319 supplementary document for application for cargo operation of dangerous goods; 320
acknowledgement of order; 321 supplementary document for application for transport of dangerous
goods; 322 OCR payment; 323 preliminary sales report; 324 transport emergency card; 325 pro forma
invoice; 326 partial invoice; 327 operating instructions; 328 name/product plate; 329 co-insurance
ceding bordereau; 330 request for delivery instructions; 331 commercial invoice with packing list;
332 trade data; 333 customs declaration for cargo examination; 334 customs declaration for cargo
examination, alternate; 335 booking request; 336 customs crew and conveyance; 337 customs summary
declaration with commercial detail, alternate; 338 items booked to a financial account report; 339
report of transactions which need further information from the receiver; 340 shipping
instructions; 341 shipper’s letter of instructions (air); 342 report of transactions for
information only; 343 cartage order (local transport); 344 EDI associated object administration
message; 345 ready for despatch advice; 346 summary sales report; 347 order status enquiry; 348
order status report; 349 declaration regarding the inward and outward movement of vessel; 350
despatch order; 351 despatch advice; 352 notification of usage of berth or mooring facilities; 353
application for vessel’s entering into port area in night-time; 354 notification of emergency
shifting from the designated place in port; 355 customs summary declaration without commercial
detail, alternate; 356 performance bond; 357 payment bond; 358 healthcare discharge report,
preliminary; 359 request for provision of a health service; 360 request for price quote; 361 price
quote; 362 delivery quote; 363 price and delivery quote; 364 contract price quote; 365 contract
price and delivery quote; 366 price quote, specified end-customer; 367 price and delivery quote,
specified end-customer; 368 price quote, ship and debit; 369 price and delivery quote, ship and
debit; 370 advice of distribution of documents; 371 plan for provision of health service; 372
prescription; 373 prescription request; 374 prescription dispensing report; 375 certificate of
shipment; 376 standing inquiry on product information; 377 party credit information; 378 party
payment behaviour information; 379 request for metering point information; 380 commercial invoice;
381 credit note; 382 commission note; 383 debit note; 384 corrected invoice; 385 consolidated
invoice; 386 prepayment invoice; 387 hire invoice; 388 tax invoice; 389 self-billed invoice; 390
delcredere invoice; 391 metering point information response; 392 notification of change of
supplier; 393 factored invoice; 394 lease invoice; 395 consignment invoice; 396 factored credit
note; 397 commercial account summary response; 398 cross docking despatch advice; 399
transshipment despatch advice; 400 exceptional order; 401 pre-packed cross docking order; 402
intermediate handling cross docking order; 403 means of transportation availability information;
404 means of transportation schedule information; 405 transport equipment delivery notice; 406
notification to supplier of contract termination; 407 notification to supplier of metering point
changes; 408 notification of meter change; 409 instructions for bank transfer; 410 notification of
metering point identification change; 411 utilities time series message; 412 application for
banker’s draft; 413 infrastructure condition; 414 acknowledgement of change of supplier; 415 data
plot sheet; 416 soil analysis; 417 farmyard manure analysis; 418 WCO cargo report export, rail or
road; 419 WCO cargo report export, air or maritime; 420 OCR payment credit note; 421 WCO cargo
report import, rail or road; 422 WCO cargo report import, air or maritime; 423 WCO one-step export
declaration; 424 WCO first step of two-step export declaration; 425 collection payment advice; 426
documentary credit payment advice; 427 documentary credit acceptance advice; 428 documentary
credit negotiation advice; 429 application for banker’s guarantee; 430 banker’s guarantee; 431
documentary credit letter of indemnity; 432 notification to grid operator of contract termination;
433 notification to grid operator of metering point changes; 434 notification of balance
responsible entity change; 435 preadvice of a credit; 436 transport equipment profile report; 437
request for price and delivery quote, specified end-user; 438 request for price quote, ship and
debit; 439 request for price and delivery quote, ship and debit; 440 delivery point list; 441
transport routing information; 442 request for delivery quote; 443 request for price and delivery
quote; 444 request for contract price quote; 445 request for contract price and delivery quote;
446 request for price quote, specified end-customer; 447 collection order; 448 documents
presentation form; 449 identification match; 450 payment order; 451 extended payment order; 452
multiple payment order; 453 notice that circumstances prevent payment of delivered goods; 454
credit advice; 455 extended credit advice; 456 debit advice; 457 reversal of debit; 458 reversal
of credit; 459 travel ticket; 460 documentary credit application; 461 payment card; 462 ready for
transshipment despatch advice; 463 pre-packed cross docking despatch advice; 464 intermediate
handling cross docking despatch advice; 465 documentary credit; 466 documentary credit
notification; 467 documentary credit transfer advice; 468 documentary credit amendment
notification; 469 documentary credit amendment; 470 waste disposal report; 471 self-billed
corrective invoice; 472 factored corrective invoice; 473 self-billed factored corrective invoice;
481 remittance advice; 482 port authority waste disposal report; 483 visa; 484 multiple direct
debit request; 485 banker’s draft; 486 multiple direct debit; 487 certificate of disembarkation
permission; 488 deratting exemption certificate; 489 reefer connection order; 490 bill of
exchange; 491 promissory note; 493 statement of account message; 494 direct delivery (transport);
495 WCO second step of two-step export declaration; 496 WCO one-step import declaration; 497 WCO
first step of two-step import declaration; 498 WCO second step of two-step import declaration; 499
previous transport document; 500 self-billed prepayment invoice; 501 self-billed factored invoice;
502 self-billed factored credit note; 503 prepayment credit note; 520 insurance certificate; 521
special requirements permit related to the transport of cargo; 522 dangerous goods notification
for tanker vessel; 523 dangerous goods notification for non-tanker vessel; 524 WCO conveyance
arrival report; 525 WCO conveyance departure report; 526 accounting voucher; 527 self-billed debit
note; 528 military identification card; 529 re-entry permit; 530 insurance policy; 531 refugee
permit; 532 forwarder’s credit note; 533 original accounting voucher; 534 copy accounting voucher;
535 pro-forma accounting voucher; 536 international ship security certificate; 537 interim
international ship security certificate; 538 GMP certificate; 539 framework agreement; 550
insurance declaration sheet (bordereau); 551 transport capacity offer; 552 ship security plan; 553
forwarder’s invoice discrepancy report; 554 storage capacity offer; 575 insurer’s invoice; 576
storage capacity request; 577 transport capacity request; 578 T1 external transit declaration; 579
T2 internal transit declaration; 580 cover note; 581 T2F transit declaration; 582 T2SM transit
declaration to San Marino; 583 T transit declaration of mixed consignments; 584 T2L document of
Community status; 585 T2LF document for fiscal purposes; 586 T2LSM document for San Marino; 587
customs declaration for TIR carnet goods; 588 transport means security report; 589 halal
slaughtering certificate; 610 forwarding instructions; 621 forwarder’s advice to import agent; 622
forwarder’s advice to exporter; 623 forwarder’s invoice; 624 forwarder’s certificate of receipt;
625 heat treatment certificate; 626 CITES certificate; 627 free sale certificate in the country of
origin; 628 transit license; 629 veterinary quarantine certificate; 630 shipping note; 631
forwarder’s warehouse receipt; 632 goods receipt; 633 port charges documents; 634 certified list
of ingredients; 635 warehouse warrant; 636 health certificate; 637 food grade certificate; 638
certificate of suitability for transport of grains and legumes; 639 certificate of refrigerated
transport equipment inspection; 640 delivery order; 641 thermographic reading report; 642
certificate of food item transport readiness; 643 food packaging contact certificate; 644
packaging material composition report; 645 export price certificate; 646 public price certificate;
647 drug shelf life study report; 648 animal health certificate; 649 production facility license;
650 handling order; 651 manufacturing license; 652 low risk country formal letter; 653 previous
correspondence; 654 declaration for radioactive material; 655 gate pass; 656 resale information;
657 phytosanitary re-export certificate; 658 bayplan/stowage plan, full; 659 bayplan/stowage plan,
partial; 700 waybill; 701 universal transport document; 702 goods receipt, carriage; 703 house
waybill; 704 master bill of lading; 705 bill of lading; 706 bill of lading original; 707 bill of
lading copy; 708 empty container bill; 709 tanker bill of lading; 710 sea waybill; 711 inland
waterway bill of lading; 712 non-negotiable maritime transport document; 713 mate’s receipt; 714
house bill of lading; 715 letter of indemnity for non-surrender of bill of lading; 716 forwarder’s
bill of lading; 717 residence permit; 718 seaman’s book; 719 general message; 720 rail consignment
note; 721 product data response; 722 road list-SMGS; 723 escort official recognition; 724
recharging document; 725 manufacturer raised order; 726 manufacturer raised consignment order; 727
price/sales catalogue not containing commercial information; 728 price/sales catalogue containing
commercial information; 729 returns advice; 730 road consignment note; 731 commercial account
summary; 732 announcement for returns; 733 instruction for returns; 734 sales forecast report; 735
sales data report; 736 standing inquiry on complete product information; 737 proof of delivery;
738 cargo/goods handling and movement message; 739 metered services consumption report supporting
an invoice; 740 air waybill; 741 master air waybill; 742 metered services consumption report; 743
substitute air waybill; 744 crew’s effects declaration; 745 passenger list; 746 delivery notice
(rail transport); 747 payroll deductions advice; 748 consignment despatch advice; 749 transport
equipment gross mass verification message; 750 despatch note (post parcels); 751 invoice
information for accounting; 752 plant passport; 753 certificate of sustainability; 754 call for
tender; 755 invitation to tender; 756 European single procurement document request; 757 tendering
price/sales catalogue request; 758 tender; 759 European single procurement document; 760
multimodal/combined transport document; 761 through bill of lading; 762 tendering price/sales
catalogue; 763 forwarder’s certificate of transport; 764 combined transport document; 765
multimodal transport document; 766 combined transport bill of lading/multimodal bill of lading;
767 acknowledgment of receipt; 768 civil status document; 769 advice report; 770 booking
confirmation; 771 binding offer; 772 binding customer agreement for contract; 773 coverage
confirmation note; 774 general terms and conditions; 775 calling forward notice; 776 contract
clauses; 777 specific contract conditions; 778 group insurance rules; 779 questionnaire; 780
freight invoice; 781 arrival notice (goods); 782 notice of circumstances preventing delivery
(goods); 783 notice of circumstances preventing transport (goods); 784 delivery notice (goods);
785 cargo manifest; 786 freight manifest; 787 bordereau; 788 container manifest (unit packing
list); 789 charges note; 790 advice of collection; 791 safety of ship certificate; 792 safety of
radio certificate; 793 safety of equipment certificate; 794 civil liability for oil certificate;
795 loadline document; 796 derat document; 797 maritime declaration of health; 798 certificate of
registry; 799 ship’s stores declaration; 810 export licence, application for; 811 export licence;
812 exchange control declaration, export; 813 declaration of final beneficiary; 814 US, FATCA
statement; 815 insured status report; 816 group pension commitment information; 817 claim
notification; 818 assessment report; 819 loss statement; 820 despatch note model T; 821 despatch
note model T1; 822 despatch note model T2; 823 control document T5; 824 re-sending consignment
note; 825 despatch note model T2L; 826 guarantee of cost acceptance; 827 close of claim; 828
refusal of claim; 829 valuation report; 830 goods declaration for exportation; 831 claim history
certificate; 832 accounting statement; 833 cargo declaration (departure); 834 payment receipt
confirmation; 835 certificate of paid insurance premium; 836 insured party payment report; 837
third party payment report; 838 direct debit authorisation; 839 physician report; 840 application
for goods control certificate; 841 goods control certificate; 842 medical certificate; 843 witness
report; 844 calculation note; 845 communication from opposite party; 846 amicable agreement; 847
out of court settlement; 848 legal action; 849 summons; 850 application for phytosanitary
certificate; 851 phytosanitary certificate; 852 sanitary certificate; 853 veterinary certificate;
854 court judgment; 855 application for inspection certificate; 856 inspection certificate; 857
vehicle aboard document; 858 image; 859 audio; 860 certificate of origin, application for; 861
certificate of origin; 862 declaration of origin; 863 regional appellation certificate; 864
preference certificate of origin; 865 certificate of origin form GSP; 866 video; 867 introductory
letter; 868 data protection regulations statement; 869 exclusive brokerage mandate; 870 consular
invoice; 871 inquiry mandate; 872 risk analysis; 873 transport equipment movement report, partial;
874 conveyance declaration; 875 partial construction invoice; 876 partial final construction
invoice; 877 final construction invoice; 878 AEO certificate of security and/or safety; 879 AEO
certificate of conformity or compliance; 890 dangerous goods declaration; 891 AEO certificate
full; 892 purchase order financing request; 893 purchase order financing request status; 894
purchase order financing request cancellation; 895 statistical document, export; 896 INTRASTAT
declaration; 897 transit certificate of approval; 898 pre-packed cross docking consignment order;
899 traceability event declaration; 900 sustainability data request; 901 delivery verification
certificate; 902 sustainability data response; 903 sustainability inspection request; 904
sustainability inspection response; 905 air consignment security declaration; 910 import licence,
application for; 911 import licence; 913 customs declaration without commercial detail; 914
customs declaration with commercial and item detail; 915 customs declaration without item detail;
916 related document; 917 receipt (customs); 925 application for exchange allocation; 926 foreign
exchange permit; 927 exchange control declaration (import); 929 goods declaration for importation;
930 goods declaration for home use; 931 customs immediate release declaration; 932 customs
delivery note; 933 cargo declaration (arrival); 934 value declaration; 935 customs invoice; 936
customs declaration (post parcels); 937 tax declaration (value added tax); 938 tax declaration
(general); 940 tax demand; 941 embargo permit; 950 goods declaration for customs transit; 951 TIF
form; 952 TIR carnet; 953 EC carnet; 954 EUR 1 certificate of origin; 955 ATA carnet; 960 single
administrative document; 961 general response (customs); 962 document response (customs); 963
error response (customs); 964 package response (customs); 965 tax calculation/confirmation
response (customs); 966 quota prior allocation certificate; 970 wagon report; 971 transit conveyor
document; 972 rail consignment note forwarder copy; 974 duty suspended goods; 975 proof of transit
declaration; 976 container transfer note; 977 NATO transit document; 978 transfrontier waste
shipment authorization; 979 transfrontier waste shipment movement document; 990 end use
authorization; 991 government contract; 995 statistical document, import; 996 application for
documentary credit; 998 previous customs document/message
`;

const names = new Map(
  list.split(";").map((entry) => {
    const [code = "", ...words] = entry.trim().split(/\s+/);
    return [code, words.join(" ")] as const;
  }),
);

/** What a code of UNTDID 1001 stands for: "debit note". Null for one that isn't in the list. */
export const documentName = (code: string): string | null => names.get(code) ?? null;
