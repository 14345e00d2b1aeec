/**
 * Languages, places, peoples and names of India, in small letters: they say nothing of a mouth, and many lie one letter
 * from a word that does (Tamil and tamul, Sagar and sugar). Words that are both, such as "das" (ten), are left out.
 */
export const PROPER_NAMES = `aarav aditi aditya agartala agarwal agra ahmed ahmedabad aizawl ajay ajmer akash akola akshay
  alappuzha ali aligarh allahabad amar america american amit amita amravati amrita amritsar
  anand anantapur ananya andaman andhra angika anil anita anjali ankit ankita ansari anu anuj
  anusha aparna arabic archana arjun arun aruna arunachal asansol asha ashish ashok ashwin assam
  assamese aurangabad australia awadhi bala balaji ballari banaras banerjee bangalore bangla
  bangladesh bangladeshi bareilly baroda basheer belagavi belgaum bellary bengal bengali
  bengaluru bhagalpur bharat bhat bhatt bhavna bhavnagar bhayandar bhilai bhilwara bhiwandi
  bhojpuri bhopal bhubaneswar bhutan bihar bikaner bodo bokaro bombay brahmin britain buddhist
  calcutta calicut canada catholic chandigarh chandra chatterjee chaudhary chauhan chennai
  chetan chhattisgarh chhattisgarhi chinese chitra chopra christian cochin coimbatore cuttack
  dadra daman darbhanga deepa deepak deepika dehradun delhi desai deshmukh deshpande devi
  dhanbad dharwad dhule dilip dinesh dispur diu divya dixit dogri dombivli dsouza dubai durgapur
  dutta england english erode farhan faridabad fatima fernandes firozabad french gandhi ganesh
  gangtok garo gaurav gaya gayatri geeta german ghaziabad ghosh girish goa gopal govind goyal
  gujarat gujarati gulbarga guntur gupta gurgaon gurugram guwahati gwalior hari harish harsha
  haryana haryanvi haveli hegde hema himachal hindi hindu hosur howrah hubballi hubli hussain
  hyderabad imphal imran india indian indira indore irfan ishaan itanagar iyengar iyer jabalpur
  jadhav jain jaipur jalandhar jalgaon jammu jamnagar jamshedpur jaya jha jhansi jharkhand
  jodhpur joshi jyoti kadapa kalaburagi kalyan kamal kamala kamble kannada kannur kanpur kapoor
  karan karimnagar karnataka karthik kashmir kashmiri kaur kavita kavya kerala khanna kiran
  kishore kochi kodava kohima kolhapur kolkata kollam komal konkani korba kota kottayam
  kozhikode krishna kulkarni kumar kumari kumbakonam kurnool kuwait ladakh lakshadweep lakshmi
  lalita lanka lata latur london loni lucknow ludhiana madhav madhu madhuri madhya madras
  madurai magahi mahajan maharashtra mahesh maithili mala malayalam malaysia malegaon malhotra
  malik manali mangalore mangaluru manipur manipuri manish manisha manoj marathi margao marwari
  maya meena meera meerut megha meghalaya mehta menon mira mishra mizo mizoram mohammed mohan
  moradabad mukesh mukherjee mumbai murali muslim muzaffarnagar mysore mysuru nadu nagaland
  nagar nagercoil nagpur naidu nair nanda nanded nashik naveen navi neha nellore nepal nepali
  nicobar nikhil nilesh nisha nitin noida odia odisha oman ooty orissa oriya padma pakistan
  pakistani palakkad panaji pandey pandit panihati pankaj parsi parvati patel patil patna pawar
  pereira pillai pondicherry pooja prabha pradeep pradesh prakash pranav prasad pratik praveen
  prayagraj preeti priya priyanka puducherry pune punjab punjabi qatar radha rahul raipur raj
  raja rajahmundry rajasthan rajasthani rajesh rajiv rajkot rakesh ram rama ramagundam ramesh
  rampur ranchi rani ranjit rao rashmi rathore ratlam ravi reddy rekha renu ritu rohan rohit
  rourkela sachin sagar saharanpur salem salma sameer sandeep sangeeta sangli sanjay sanskrit
  santali sapna sarita satish saudi savita saxena seema sen shah shanti sharad sharma shashi
  sheela shetty shillong shilpa shimla shinde shivani shreya shukla shweta shyam sikh sikkim
  siliguri sindhi singapore singh sinha sita smita sneha solapur sonia spanish srinagar srinivas
  srivastava subhash subramanian sudha suman sundaram sunil sunita surat suresh sushma swati
  tamil tanvi tara telangana telugu thakur thane thanjavur thiruvananthapuram thomas thrissur
  tiruchirappalli tirunelveli tirupati tiruppur tiwari trichur trichy tripura trivandrum trivedi
  tulu udaipur udupi ujjain ulhasnagar uma urdu usha uttar uttarakhand vadodara vaishali vandana
  varanasi varma varun vasai vasant veena vellore verma vidya vijay vijayawada vikas vikram
  vimala vinay vineet vinod virar visakhapatnam vishal vivek vizag warangal yadav yash yogesh
  zoya`;
